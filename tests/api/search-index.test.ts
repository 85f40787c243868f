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
