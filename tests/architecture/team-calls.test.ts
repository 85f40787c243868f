import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Call } from '../../src/contract/call.ts';
import { allCalls } from '../builders/all-calls.ts';
import { openTeamCalls, teamCalls } from '../builders/team-calls.ts';

const listed = teamCalls.map(([call]) => call.name);
const fieldsOf = ({ fields }: Call) => Object.keys((fields as z.ZodMiniObject).shape);
const aboutTeams = allCalls.filter((call) => fieldsOf(call).includes('team_id'));

test('every call that names a team is tested with every role, or has a reason why not', () => {
  const missing = aboutTeams.filter(({ name }) => !listed.includes(name) && !openTeamCalls.includes(name));
  expect(missing.map(({ name, path }) => `${name} ${path}: add a line to the module's file in tests/api/team-calls`)).toEqual([]);
});

test('the lists name each such call once, and no other call', () => {
  const all = aboutTeams.map(({ name }) => name);
  const named = [...listed, ...openTeamCalls];
  expect(named.filter((name) => !all.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
