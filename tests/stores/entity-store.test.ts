import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '../../src/api-client/ask.ts';
import { createEntityFamily, EntityStore, refreshFamilies, refreshFamily } from '../../src/stores/entity-store.ts';

type Team = { name: string; players: number };
let key = 0;

/** A store with a server whose answers the test gives; `shown` is every state that an island would have drawn. */
function openStore(first?: Team) {
  const reads: { answer: (team: Team) => void; fail: (error: Error) => void }[] = [];
  const store = new EntityStore<Team>(`team-${key++}`, () => new Promise((answer, fail) => reads.push({ answer, fail })));
  if (first) store.seed(first);
  const shown: (Team | undefined)[] = [];
  const stop = store.$value.subscribe((value) => shown.push(value));
  stops.push(stop);
  return { store, reads, shown };
}
const stops: (() => void)[] = [];
const settled = () => vi.advanceTimersByTimeAsync(0);
const refused = new CallRefused('notYours', 'Only staff may do this.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

test("the page's own data is shown, and not loaded again", () => {
  const { reads, shown } = openStore({ name: 'Hawks', players: 3 });
  expect(shown.at(-1)).toEqual({ name: 'Hawks', players: 3 });
  expect(reads).toHaveLength(0);
});

test("a change is shown at once, and then becomes the server's result", async () => {
  const { store, shown } = openStore({ name: 'Hawks', players: 3 });
  let answer = (_name: string) => {};
  const work = () => new Promise<string>((resolve) => (answer = resolve));
  const done = store.change(
    (now) => ({ ...now, name: 'Kites' }),
    work,
    (now, name) => ({ ...now, name }),
  );
  expect(shown.at(-1)?.name).toBe('Kites');
  answer('KITES');
  await done;
  expect(shown.at(-1)).toEqual({ name: 'KITES', players: 3 });
});

test('a refused change is rolled back, and other changes stay', async () => {
  const { store, shown } = openStore({ name: 'Hawks', players: 3 });
  let refuse = (_error: Error) => {};
  const done = store.change(
    (now) => ({ ...now, name: 'Kites' }),
    () => new Promise((_resolve, reject) => (refuse = reject)),
  );
  store.put((now) => ({ ...now, players: 4 }));
  expect(shown.at(-1)).toEqual({ name: 'Kites', players: 4 });
  refuse(refused);
  await expect(done).rejects.toBe(refused);
  expect(shown.at(-1)).toEqual({ name: 'Hawks', players: 4 });
});

test('of two parallel changes only the refused one is rolled back', async () => {
  const { store, shown } = openStore({ name: 'Hawks', players: 3 });
  const one = store.change(
    (now) => ({ ...now, players: now.players + 1 }),
    () => Promise.reject(refused),
  );
  const other = store.change(
    (now) => ({ ...now, name: 'Kites' }),
    () => Promise.resolve(),
  );
  await expect(one).rejects.toBe(refused);
  await other;
  expect(shown.at(-1)).toEqual({ name: 'Kites', players: 3 });
});

test('a read from before a confirmed change does not overwrite it', async () => {
  const { store, reads, shown } = openStore({ name: 'Hawks', players: 3 });
  store.refresh();
  await store.change(
    (now) => ({ ...now, name: 'Kites' }),
    () => Promise.resolve(),
  );
  reads[0]?.answer({ name: 'Hawks', players: 5 });
  await settled();
  expect(shown.at(-1)?.name).toBe('Kites');
  // It is read again, because the server may have changed meanwhile.
  reads[1]?.answer({ name: 'Kites', players: 5 });
  await settled();
  expect(shown.at(-1)).toEqual({ name: 'Kites', players: 5 });
});

test('a second refresh during the first reads once more', async () => {
  const { store, reads, shown } = openStore({ name: 'Hawks', players: 3 });
  store.refresh();
  store.refresh();
  expect(reads).toHaveLength(1);
  reads[0]?.answer({ name: 'Hawks', players: 4 });
  await settled();
  reads[1]?.answer({ name: 'Hawks', players: 5 });
  await settled();
  expect(shown.at(-1)?.players).toBe(5);
  expect(shown).not.toContain(undefined);
});

test('refreshes that come faster than a read takes do not keep the page from showing what was read', async () => {
  const { store, reads, shown } = openStore({ name: 'Hawks', players: 3 });
  store.refresh();
  for (const players of [4, 5, 6]) {
    store.refresh();
    reads.at(-1)?.answer({ name: 'Hawks', players });
    await settled();
    expect(shown.at(-1)?.players).toBe(players);
  }
  expect(reads).toHaveLength(4);
});

test('after a failed read the known value stays, without a gap', async () => {
  const { store, reads, shown } = openStore({ name: 'Hawks', players: 3 });
  for (const at of [0, 1]) {
    store.refresh();
    reads[at]?.fail(new CallRefused('network', 'Something went wrong.'));
    await settled();
  }
  store.refresh();
  reads[2]?.answer({ name: 'Hawks', players: 6 });
  await settled();
  expect(shown).not.toContain(undefined);
  expect(shown.at(-1)?.players).toBe(6);
});

test('what could not be read is read again, a little later each time, until the server answers', async () => {
  const { reads, store, shown } = openStore({ name: 'Hawks', players: 3 });
  store.refresh();
  for (const [at, waitMs] of [3_000, 6_000].entries()) {
    reads[at]?.fail(new CallRefused('network', 'Something went wrong.'));
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(reads).toHaveLength(at + 2);
  }
  reads[2]?.answer({ name: 'Hawks', players: 5 });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(shown.at(-1)?.players).toBe(5);
  expect(reads).toHaveLength(3);
  // The next failure begins with the shortest time again.
  store.refresh();
  reads[3]?.fail(new CallRefused('network', 'Something went wrong.'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reads).toHaveLength(5);
});

test('what is refused for good is not read again', async () => {
  const { reads, store } = openStore({ name: 'Hawks', players: 3 });
  store.refresh();
  reads[0]?.fail(refused);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reads).toHaveLength(1);
});

test('what is open of a family is reloaded by its name: what is about the team, or everything', async () => {
  const reads: string[] = [];
  const family = createEntityFamily('kits', (team: string) => {
    reads.push(team);
    return Promise.resolve({ team });
  });
  for (const team of ['hawks', 'owls']) {
    family.of(team).seed({ team });
    stops.push(family.of(team).$value.subscribe(() => {}));
  }
  refreshFamily('kits', 'hawks');
  refreshFamily('caps', 'hawks');
  await settled();
  expect(reads).toEqual(['hawks']);
  refreshFamilies();
  await settled();
  expect(reads).toEqual(['hawks', 'hawks', 'owls']);
});

test('what is about no team in particular is reloaded for each', async () => {
  const reads: object[] = [];
  const family = createEntityFamily('days', (query: { of: 'me'; team?: string }) => {
    reads.push(query);
    return Promise.resolve({ query });
  });
  const queries = [{ of: 'me' as const }, { of: 'me' as const, team: 'hawks' }, { of: 'me' as const, team: 'owls' }];
  for (const query of queries) {
    family.of(query).seed({ query });
    stops.push(family.of(query).$value.subscribe(() => {}));
  }
  refreshFamily('days', 'hawks');
  await settled();
  expect(reads).toEqual(queries.slice(0, 2));
});
