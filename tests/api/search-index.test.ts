import { expect, test } from 'vitest';
import { globalSearch, type SearchAnswer } from '../../src/contract/search.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { newId } from '../../src/server/database/new-id.ts';
import { indexEntries, removeEntries } from '../../src/server/search/index.ts';
import { entryOfTeam } from '../../src/server/teams/index.ts';
import { testApp } from '../builders/open-test-app.ts';

const team = (name: string, id = newId()) => ({
  id,
  sporthonId: 'EL-ZZZZ9',
  name,
  description: 'A new team.',
  address: 'Panaji, Goa',
  gender: 'mixed',
  level: 'beginner',
  logo: null,
  sportId: 7,
  city: 'Panaji',
  state: 'Goa',
  lat: 15.5,
  lon: 73.83,
  facebook: null,
  instagram: null,
  twitter: null,
  youtube: null,
  createdAt: new Date(),
});

test('a team is found by its new name after a change, not by the old one, and not at all once it is removed', async () => {
  const { context: app, ask } = await testApp();
  const { pool } = app.database;
  const titles = async (keyword: string) =>
    ((await ask(globalSearch, { keyword, category: 'teams' })).body['response'] as SearchAnswer).results.map((result) => result.title);
  const first = team('Quokka Quickstep');
  await inTransaction(pool, (client) => indexEntries(client, [entryOfTeam(first)]));
  expect(await titles('quokka quikstep')).toEqual(['Quokka Quickstep']);
  await inTransaction(pool, (client) => indexEntries(client, [entryOfTeam(team('Wombat Waltz', first.id))]));
  expect(await titles('wombat')).toEqual(['Wombat Waltz']);
  expect(await titles('quokka')).not.toContain('Wombat Waltz');
  await inTransaction(pool, (client) => removeEntries(client, 'teams', [first.id]));
  expect(await titles('wombat waltz')).toEqual([]);
});

test('an entry that is changed is stored as one that is new', async () => {
  const { pool } = (await testApp()).context.database;
  const put = (entry: ReturnType<typeof entryOfTeam>) => inTransaction(pool, (client) => indexEntries(client, [entry]));
  const stored = async () => (await pool.query('select * from search_entries where id = $1', [before.id])).rows;
  const before = team('Quokka Quickstep');
  const elsewhere = { city: 'Leh', state: 'Ladakh', lat: 34.15, lon: 77.58 };
  const about = {
    sporthonId: 'EL-ZZZZ8',
    description: 'An older one.',
    gender: 'women',
    level: 'advanced',
    logo: '/files/l.webp',
    sportId: 8,
  };
  const after = entryOfTeam({ ...team('Wombat Waltz', before.id), ...elsewhere, ...about, instagram: 'https://example.com/wombats' });
  await put(entryOfTeam(before));
  const [old] = await stored();
  await put(after);
  const changed = await stored();
  await inTransaction(pool, (client) => removeEntries(client, 'teams', [before.id]));
  await put(after);
  expect(changed).toEqual(await stored());
  // Otherwise nothing is said about a column.
  const same = Object.keys(old).filter((column) => JSON.stringify(old[column]) === JSON.stringify(changed[0][column]));
  expect(same).toEqual(['kind', 'id']);
});
