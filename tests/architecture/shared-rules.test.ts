import { expect, test } from 'vitest';
import { filesOf, placesOf } from './read-code.ts';

// The rules are views (migrations 0021 and 0030), and conditions in `shared-rules.ts` for statements that lock or write.
const rules: Readonly<Record<string, RegExp>> = {
  'an active member, by active_members or isActive': /removed_at is null/,
  'a team, an event or a task that is there, by live_teams, live_events, live_tasks or isLive':
    /deleted_at is null|deletedAt\} is null|isNull\([a-zA-Z]+\.deletedAt\)/,
  'who is asked whether they come, by is_asked of active_members': /squad is not null/,
  'who takes part and does not only follow, by participants': /^(?!.*filter \().*\brole <> 'follower'/,
  'a team that plays in a tournament, by live_entries or isEntered': /withdrawn_at is null/,
  'when a tournament starts and ends, by startOfTournament and endOfTournament': /(starts_on|ends_on).*::timestamp at time zone/,
};

const server = filesOf('src/server/**/*.ts').filter(({ path }) => path !== 'src/server/database/shared-rules.ts');

test.each(Object.entries(rules))('no statement spells for itself %s', (_rule, pattern) => {
  expect(placesOf(pattern, server)).toEqual([]);
});

test.each([
  ['select from team_members m where m.removed_at is null'],
  ['select from teams where id = $1 and deleted_at is null'],
  ['select from tournament_entries where withdrawn_at is null'],
  ['where (c.ends_on + 1)::timestamp at time zone c.time_zone > now()'],
  ["select from active_members where role <> 'follower'"],
  ["const asked = `(m.squad is not null or m.role = 'player')`"],
])('such a statement would be found: %s', (text) => {
  const file = { path: 'src/server/new.ts', text, lines: [text] };
  expect(Object.values(rules).flatMap((pattern) => placesOf(pattern, [file]))).toEqual([`src/server/new.ts:1  ${text}`]);
});
