import { expect, test } from 'vitest';
import { allModules } from '../../src/server/all-modules.ts';
import { filesOf, placesOf, stale } from './read-code.ts';

const serverFiles = filesOf('src/server/**/*.ts');
const outside = serverFiles.filter(({ path }) => !path.startsWith('src/server/notifications/'));

test('only notifications queues mail', () => {
  const others = outside.filter(({ path }) => path !== 'src/server/jobs/jobs.ts');
  expect(placesOf(/\bqueueMail/, others)).toEqual([]);
});

/** Files that read the addresses of guardians for other purposes than mail, each with its purpose. */
const readsGuardians: Readonly<Record<string, string>> = {
  'src/server/teams/invitations/guardians.ts': 'shows staff who looks after a child',
  'src/server/teams/invitations/export-invitations.ts': 'hands a guardian what a team keeps of their child',
  'src/server/teams/invitations/find-waiting.ts': 'links no row that has a guardian to a name alone',
  'src/server/events/answer-by-link.ts': 'checks whether the reader of a link still answers for the member',
  'src/server/teams/invitations/ended-because.ts':
    'looks whether a child has a guardian, and whether the invited address is that on the row',
  'src/server/teams/invitations/declined.ts': 'leaves a child with a guardian in the team when their address declines',
  'src/server/teams/invitations/find-invited.ts': 'looks whether the invited address is that of a guardian already',
  'src/server/teams/invitations/invitation-row.ts': 'looks whether an invitation is for the row of a child with a guardian',
};

test('no other module looks up the address of a guardian', () => {
  const statements = ({ text }: { text: string }) => text.split('`').filter((_part, at) => at % 2 === 1);
  const reading = outside
    .filter((file) => statements(file).some((statement) => /\b(team_|active_)?guardians\b/.test(statement) && /\bemail\b/.test(statement)))
    .map(({ path }) => path);
  expect(reading.filter((path) => !(path in readsGuardians))).toEqual([]);
  expect(stale(readsGuardians, reading)).toEqual([]);
});

/** As the types of domain events: a noun, a dot, and a verb. */
const isKindName = (name: string) => /^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/.test(name);

test('the subject of a kind may have several words', () => {
  expect(['lostItem.claimed', 'event.called', 'LostItem.claimed', 'lostItem', 'lost item.claimed'].filter(isKindName)).toEqual([
    'lostItem.claimed',
    'event.called',
  ]);
});

test('every kind of notification has a unique name that begins with its subject', () => {
  const names = allModules.flatMap(({ notifications = [] }) => notifications).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(
    names.filter((name) => !isKindName(name)),
    "the name of a kind is its subject and what happened, both in camelCase: 'joinRequest.decided'",
  ).toEqual([]);
});
