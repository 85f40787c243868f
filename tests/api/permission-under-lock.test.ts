import { expect, test, vi } from 'vitest';
import { addTeamEvent } from '../../src/contract/events.ts';
import { training } from '../builders/event.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

/** The coach adds an event while somebody else holds the team and makes this change; resolves to the answer. */
async function addWhile(change: (teamId: string, coachId: string) => [statement: string, values: unknown[]]) {
  const { app, people, teamId, members } = await appWithTeam();
  const { pool } = app.context.database;
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from teams where id = $1 for no key update', [teamId]);
    const asked = app.ask(addTeamEvent, { team_id: teamId, ...training() }, { headers: people.coach.headers });
    await vi.waitFor(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect((await pool.query(waiting)).rowCount).toBe(1);
    });
    await holder.query(...change(teamId, members.coach));
    await holder.query('commit');
    const { status, body } = await asked;
    return {
      refused: [status, body['error']],
      events: (await pool.query('select from team_events where team_id = $1', [teamId])).rowCount,
    };
  } finally {
    holder.release();
  }
}

test('a coach who is demoted while their request waits for the team is refused', async () => {
  const demoted = await addWhile((teamId, coachId) => [
    `update team_members set role = 'player' where team_id = $1 and id = $2`,
    [teamId, coachId],
  ]);
  expect(demoted).toEqual({ refused: [403, 'notYours'], events: 0 });
});

test('an event is not added to a team that is deleted while the request waits for it', async () => {
  const deleted = await addWhile((teamId) => ['update teams set deleted_at = now() where id = $1', [teamId]]);
  expect(deleted).toEqual({ refused: [404, 'noSuchTeam'], events: 0 });
});
