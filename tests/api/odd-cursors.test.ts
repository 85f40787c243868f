import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { globalSearch } from '../../src/contract/search.ts';
import { getUserEvents, listTeamEvents } from '../../src/contract/events.ts';
import { getSeasonGrid } from '../../src/contract/season-grid.ts';
import { listTasks } from '../../src/contract/tasks.ts';
import { listChats } from '../../src/contract/assistant/chats.ts';
import { allCalls } from '../builders/all-calls.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const id = '00000000-0000-4000-8000-000000000000';
const moments = [
  '1',
  'Jan',
  'infinite',
  '2026-13-45T99:99:99.000Z',
  '2026-02-30T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '+200000-01-01T00:00:00.000Z',
  '-000100-01-01T00:00:00Z',
  '2026-11-22 00:00:00+00',
];
const encoded = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
const oddCursors = [
  'hello',
  '%%%',
  Buffer.from(`2026-11-22T00:00:00.000Z ${id}`).toString('base64url'),
  `infinity_${id}`,
  encoded({}),
  encoded(null),
  encoded([]),
  encoded(['2026-11-22T00:00:00.000Z', 'nobody']),
  encoded(['2026-11-22T00:00:00.000Z']),
  encoded(['2026-11-22T00:00:00.000Z', id, 'more']),
  ...moments.map((moment) => encoded([moment, id])),
];

const fieldsOf = ({ fields }: { fields: unknown }) => (fields as z.ZodMiniObject).shape;
const withCursor = allCalls.filter((call) => 'after' in fieldsOf(call));

test('every call with a cursor is tested here', () => {
  const known = [getUserEvents, listTeamEvents, getSeasonGrid, listTasks, listChats, globalSearch];
  expect(withCursor.map(({ name }) => name).sort()).toEqual(known.map(({ name }) => name).sort());
});

test('an invalid cursor is refused by every call in the same words', async () => {
  const { app, people, teamId } = await appWithTeam();
  const answers = await Promise.all(
    withCursor.flatMap((call) =>
      oddCursors.map(async (after) => {
        const fields = { ...('team_id' in fieldsOf(call) && { team_id: teamId }), after };
        const { status, body } = await app.ask(call, fields, { headers: people.owner.headers });
        return { call: call.name, after, status, said: JSON.stringify([body['error'], body['fields']]) };
      }),
    ),
  );
  expect(answers.filter(({ status }) => status !== 400)).toEqual([]);
  expect([...new Set(answers.map(({ said }) => said))]).toEqual([
    JSON.stringify(['invalidInput', { after: 'This page cannot be found. Please start again from the first one.' }]),
  ]);
});

test('an empty cursor is the first page of every call that takes one', async () => {
  const { app, people, teamId } = await appWithTeam();
  for (const call of withCursor) {
    const fields = { ...('team_id' in fieldsOf(call) && { team_id: teamId }), after: '' };
    expect(await app.ask(call, fields, { headers: people.owner.headers }), call.name).toMatchObject({ status: 200 });
  }
});
