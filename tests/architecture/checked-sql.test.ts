import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesOf, type CodeFile } from './read-code.ts';

/**
 * The number of calls in a file that run SQL which `npm run check` does not compare with the schema, by reason. This list may only become
 * shorter.
 */
const unchecked: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'runs what it is given, once it was checked': {
    'src/server/database/sql.ts': 2,
  },
  'opens, migrates and ends transactions: no table of ours': {
    'src/server/database/connect.ts': 3,
    'src/server/database/migrate.ts': 2,
    'src/server/database/transaction.ts': 3,
    'src/server/database/watched-client.ts': 1,
    'src/server/live/event-log.ts': 3,
  },
  'asks the embedded PostgreSQL who uses it; the check of statements runs on it, so it is loaded before': {
    'src/server/database/embedded-postgres.ts': 2,
  },
  'writes and removes demo data in bulk': {
    'src/server/database/demo/is-demo-loaded.ts': 1,
    'src/server/database/demo/load-demo.ts': 6,
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
    'src/server/jobs/queue-database.ts': 1,
  },
  'LISTEN and NOTIFY': {
    'src/server/live/listen.ts': 2,
    'src/server/live/broadcast.ts': 1,
  },
  'put together from the filters of a search; tests/api/search*.test.ts run it': {
    'src/server/search/find-closest.ts': 1,
  },
  'reads the tables of the queue, which pg-boss makes': {
    'src/server/jobs/job-counts.ts': 2,
  },
};

/** Calls of `query` on a pool or a client; `request.query('name')` reads a URL parameter and does not count. */
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

test('every statement is checked against the schema, or is on the list with a reason', () => {
  const files = filesOf('src/server/**/*.ts').filter(({ text }) => text.includes('.query'));
  const found = files.map((file) => [file.path, uncheckedCalls(file)] as const).filter(([, calls]) => calls > 0);
  const listed = Object.values(unchecked).flatMap((byFile) => Object.entries(byFile));
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});
