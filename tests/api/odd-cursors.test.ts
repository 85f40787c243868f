import { expect, test } from 'vitest';
import { listChats } from '../../src/contract/assistant/chats.ts';
import { getUserEvents, listTeamEvents } from '../../src/contract/events.ts';
import { getSeasonGrid } from '../../src/contract/season-grid.ts';
import { listTasks } from '../../src/contract/tasks.ts';
import { testApp } from '../builders/open-test-app.ts';
import { appWithTeam } from '../builders/team.ts';

const id = '00000000-0000-4000-8000-000000000000';
const moments = [
  '1',
  'Jan',
  '2026-13-45T99:99:99.000Z',
  '+200000-01-01T00:00:00.000Z',
  '-000100-01-01T00:00:00Z',
  '2026-11-22T00:00:00.000Z',
];

test('a place in a list that nobody wrote is refused, or is its beginning, and no error', async () => {
  const { app, people, teamId } = await appWithTeam(await testApp());
  const encoded = (text: string) => Buffer.from(text).toString('base64url');
  const statuses = await Promise.all(
    moments.flatMap((moment) =>
      (
        [
          [getUserEvents, { after: encoded(`${moment} ${id}`) }],
          [listTeamEvents, { team_id: teamId, after: encoded(`${moment} ${id}`) }],
          [getSeasonGrid, { team_id: teamId, after: encoded(`${moment} ${id}`) }],
          [listTasks, { team_id: teamId, after: `${moment}_${id}` }],
          [listTasks, { team_id: teamId, after: `infinity_${'-'.repeat(36)}` }],
          [listChats, { after: `${moment.replace('T', ' ').replace('Z', '+00')}|${id}` }],
          [listChats, { after: `2026-11-22 99:99:99+00|${id}` }],
        ] as const
      ).map(async ([call, fields]) => [call.name, fields.after, (await app.ask(call, fields, { headers: people.owner.headers })).status]),
    ),
  );
  expect(statuses.filter(([, , status]) => status !== 200 && status !== 400)).toEqual([]);
  expect(statuses.filter(([, , status]) => status === 200).length).toBeGreaterThan(3);
});
