import { describe, expect, test } from 'vitest';
import { introduceMyself } from '../../src/contract/identity.ts';
import { getPlayerProfile } from '../../src/contract/players.ts';
import { globalSearch } from '../../src/contract/search.ts';
import { testApp } from '../builders/open-test-app.ts';
import { signInAs } from '../builders/sign-in.ts';

const email = 'asha@elevate.example';
const introduction = {
  fullName: 'Ásha Vardhan Rao',
  userType: 'player',
  sports: [8, 17],
  city: 'Pune, Maharashtra',
  gender: 'women',
  isAdult: true,
} as const;

describe('a new person', () => {
  test('becomes an ACTIVE player whom others find', async () => {
    const app = await testApp();
    const { headers, user } = await signInAs(app, email);
    const answer = await app.ask(introduceMyself, introduction, { headers });
    expect(answer).toMatchObject({ status: 200, body: { id: user.id, status: 'ACTIVE', userType: 'player' } });
    expect((await app.ask(getPlayerProfile, { player_id: user.id })).body).toMatchObject({
      response: { first_name: 'Ásha', last_name: 'Vardhan Rao', unique_name: 'asha.vardhan.rao', street_address: 'Maharashtra, Pune' },
    });
    const found = (await app.ask(globalSearch, { keyword: 'vardhan', category: 'players' })).body;
    expect(JSON.stringify(found)).toContain(user.id);
  });

  test('under 18 is not found by search', async () => {
    const app = await testApp();
    const { headers, user } = await signInAs(app, email);
    await app.ask(introduceMyself, { ...introduction, isAdult: false }, { headers });
    expect((await app.ask(getPlayerProfile, { player_id: user.id })).status).toBe(404);
    expect(JSON.stringify((await app.ask(globalSearch, { keyword: 'vardhan', category: 'players' })).body)).not.toContain(user.id);
  });

  test('cannot repeat the onboarding to become an adult', async () => {
    const app = await testApp();
    const { headers, user } = await signInAs(app, email);
    await app.ask(introduceMyself, { ...introduction, isAdult: false }, { headers });
    expect((await app.ask(introduceMyself, introduction, { headers })).status).toBe(200);
    expect((await app.ask(getPlayerProfile, { player_id: user.id })).status).toBe(404);
  });

  test('with a taken name gets a similar ID', async () => {
    const app = await testApp();
    const people = [await signInAs(app, 'a@elevate.example'), await signInAs(app, 'b@elevate.example')];
    await Promise.all(people.map(({ headers }) => app.ask(introduceMyself, introduction, { headers })));
    const { rows } = await app.context.database.pool.query<{ name: string }>(
      'select unique_name as name from players where id = any($1) order by length(unique_name)',
      [people.map(({ user }) => user.id)],
    );
    expect(rows[0]?.name).toBe('asha.vardhan.rao');
    expect(rows[1]?.name).toMatch(/^asha\.vardhan\.rao\.\d+$/);
  });

  test.each([
    ['an unknown city', { city: 'Atlantis' }, 'city'],
    ['no sport', { sports: [] }, 'sports'],
    ['a sport twice', { sports: [8, 8] }, 'sports'],
    ['a type that there is not', { userType: 'owner' }, 'userType'],
    ['no name', { fullName: ' ' }, 'fullName'],
  ])('sees the problem with %s at its field', async (_what, change, field) => {
    const app = await testApp();
    const { headers } = await signInAs(app, email);
    const { status, body } = await app.ask(introduceMyself, { ...introduction, ...change }, { headers });
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]]);
  });
});
