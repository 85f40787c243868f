import { expect, test } from 'vitest';
import { allCalls } from '../../src/contract/calls.ts';
import { openTeamCalls, teamCalls } from '../builders/team-calls.ts';

const listed = teamCalls.map(([call]) => call.name);
/** Calls of teams whose path has a part: the first part is the team. */
const nameTeams = allCalls.filter(
  ({ path, service }) =>
    service === 'organisation' && /\/[^{]*(team|player|event|task|calendar|invit|guardian|member)[^{]*\/?\{/i.test(path),
);
const exempt: Readonly<Record<string, string>> = {
  getPlayerProfile: 'names a player, not a team',
  openProfile: 'names a player, not a team',
};

test('every call that names a team is walked with every role, or says why not', () => {
  const missing = nameTeams.filter(({ name }) => !listed.includes(name) && !(name in openTeamCalls) && !(name in exempt));
  expect(missing.map(({ name, path }) => `${name} ${path}: add a line to tests/builders/team-calls.ts`)).toEqual([]);
});

test('the list of them names each once, and no call that is not there', () => {
  const all = allCalls.map(({ name }) => name);
  const named = [...listed, ...Object.keys(openTeamCalls)];
  expect(named.filter((name) => !all.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
