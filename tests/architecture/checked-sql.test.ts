import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesOf, type CodeFile } from './read-code.ts';

/** How many calls of a file run SQL that `npm run check` does not compare with the schema, by the reason. This list only becomes shorter. */
const unchecked: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'runs what it is given, once it was checked': {
    'src/server/database/sql.ts': 2,
  },
  'opens, migrates and ends transactions: no table of ours': {
    'src/server/database/connect.ts': 3,
    'src/server/database/migrate.ts': 3,
    'src/server/database/transaction.ts': 3,
  },
  'writes and removes demo data in bulk': {
    'src/server/database/demo/is-demo-loaded.ts': 1,
    'src/server/database/demo/load-demo.ts': 7,
    'src/server/database/demo/remove-demo.ts': 6,
    'src/server/database/demo/without-indexes.ts': 3,
    'src/server/database/demo/write-entries.ts': 1,
    'src/server/database/demo/write-events.ts': 3,
    'src/server/database/demo/write-rows.ts': 1,
    'src/server/database/demo/write-squads.ts': 2,
    'src/server/database/demo/write-tasks.ts': 3,
    'src/server/database/demo/write-users.ts': 2,
  },
  'the statement is a part of the queue’s own (pg-boss)': {
    'src/server/jobs/jobs.ts': 3,
  },
  'LISTEN and NOTIFY': {
    'src/server/realtime/listen.ts': 2,
    'src/server/realtime/realtime.ts': 1,
  },
  'put together from the filters of a search; tests/api/search*.test.ts run it': {
    'src/server/search/find-closest.ts': 1,
  },
  'not yet a checked statement': {
    'src/server/events/absences.ts': 6,
    'src/server/events/answer-by-link.ts': 1,
    'src/server/events/apply-absences.ts': 2,
    'src/server/events/batch-answers.ts': 1,
    'src/server/events/cancel-event.ts': 2,
    'src/server/events/carry-out-change.ts': 3,
    'src/server/events/change-capacity.ts': 3,
    'src/server/events/check-availability.ts': 1,
    'src/server/events/delete-event.ts': 2,
    'src/server/events/event-row.ts': 3,
    'src/server/events/export-availability.ts': 3,
    'src/server/events/find-clashes.ts': 1,
    'src/server/events/find-recipients.ts': 2,
    'src/server/events/free-seats.ts': 2,
    'src/server/events/list-events.ts': 2,
    'src/server/events/mark-player.ts': 2,
    'src/server/events/paste-season.ts': 1,
    'src/server/events/plan-edit.ts': 1,
    'src/server/events/preview-edit.ts': 1,
    'src/server/events/read-events.ts': 4,
    'src/server/events/read-grid.ts': 3,
    'src/server/events/remind.ts': 2,
    'src/server/events/require-version.ts': 1,
    'src/server/events/series.ts': 2,
    'src/server/events/settle-seats.ts': 3,
    'src/server/events/take-answer.ts': 3,
    'src/server/events/team-of-event.ts': 2,
    'src/server/events/write-events.ts': 3,
    'src/server/tasks/change-task.ts': 1,
    'src/server/tasks/delete-task.ts': 3,
    'src/server/tasks/free-tasks.ts': 1,
    'src/server/tasks/my-tasks.ts': 3,
    'src/server/tasks/present-task.ts': 1,
    'src/server/tasks/read-tasks.ts': 1,
    'src/server/tasks/rewrite-checklist.ts': 2,
    'src/server/tasks/tally-tasks.ts': 1,
    'src/server/tasks/task-choices.ts': 2,
    'src/server/tasks/task-claims.ts': 9,
    'src/server/tasks/task-mails.ts': 1,
    'src/server/tasks/task-repeats.ts': 4,
    'src/server/tasks/task-settings.ts': 1,
    'src/server/tasks/task-swaps.ts': 6,
    'src/server/tasks/task-timing.ts': 3,
    'src/server/tasks/tasks-of-user.ts': 2,
    'src/server/tasks/update-task.ts': 2,
    'src/server/tasks/write-tasks.ts': 2,
    'src/server/teams/access.ts': 1,
    'src/server/teams/change-in-team.ts': 1,
    'src/server/teams/delete-team.ts': 2,
    'src/server/teams/edit-team.ts': 2,
    'src/server/teams/invitations/answer-invitation.ts': 4,
    'src/server/teams/invitations/export-invitations.ts': 3,
    'src/server/teams/invitations/find-invited.ts': 6,
    'src/server/teams/invitations/find-players.ts': 1,
    'src/server/teams/invitations/find-waiting.ts': 1,
    'src/server/teams/invitations/forget-invitations.ts': 1,
    'src/server/teams/invitations/guardians.ts': 6,
    'src/server/teams/invitations/hold-team.ts': 1,
    'src/server/teams/invitations/import/judge-rows.ts': 2,
    'src/server/teams/invitations/import/write-members.ts': 1,
    'src/server/teams/invitations/invitation-row.ts': 1,
    'src/server/teams/invitations/join-requests.ts': 7,
    'src/server/teams/invitations/join-team.ts': 6,
    'src/server/teams/invitations/list-my-invitations.ts': 3,
    'src/server/teams/invitations/make-invitation-link.ts': 1,
    'src/server/teams/invitations/open-invitation.ts': 2,
    'src/server/teams/invitations/sent-invitations.ts': 5,
    'src/server/teams/invitations/write-invitations.ts': 1,
    'src/server/teams/leave-every-team.ts': 10,
    'src/server/teams/list-my-teams.ts': 1,
    'src/server/teams/member-roles.ts': 2,
    'src/server/teams/purge.ts': 5,
    'src/server/teams/read-members.ts': 2,
    'src/server/teams/team-changes.ts': 2,
    'src/server/teams/team-players.ts': 8,
  },
};

/** Calls of `query` on a pool or a client; `request.query('name')` reads an address. */
function uncheckedCalls({ path, text }: CodeFile): number {
  let calls = 0;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'query') {
      if (!/\breq(uest)?$/.test(node.expression.expression.getText(source))) calls++;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

test('SQL of the server is checked against the schema, or stands on the list with a reason', () => {
  const files = filesOf('src/server/**/*.ts').filter(({ text }) => text.includes('.query'));
  const found = files.map((file) => [file.path, uncheckedCalls(file)] as const).filter(([, calls]) => calls > 0);
  const listed = Object.values(unchecked).flatMap((byFile) => Object.entries(byFile));
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});
