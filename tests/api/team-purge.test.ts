import { expect, test, vi } from 'vitest';
import { addAbsence } from '../../src/contract/absences.ts';
import { deleteMyAccount } from '../../src/contract/account.ts';
import { makeTeamFeed } from '../../src/contract/calendars.ts';
import { answerEvent, markPlayer } from '../../src/contract/event-answers.ts';
import { invite } from '../../src/contract/invitations.ts';
import { claimTask } from '../../src/contract/task-claims.ts';
import { addTask } from '../../src/contract/tasks.ts';
import { deleteTeam, restoreTeam, updateTeamLogo } from '../../src/contract/team-edit.ts';
import { deletePlayer, leaveTeam, restorePlayer } from '../../src/contract/team-members.ts';
import { enterTournament } from '../../src/contract/tournaments.ts';
import { addOneEvent, training } from '../builders/event.ts';
import { fileOf, redAndBlue } from '../builders/pictures.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import { makeTournament } from '../builders/tournament.ts';

const soon = { timeout: 10_000, interval: 50 };

async function open() {
  const built = await appWithTeam();
  const { app, people, teamId } = built;
  const { pool } = app.context.database;
  const does = async (person: keyof typeof people, ...[call, fields]: Parameters<typeof app.ask>) => {
    const answer = await app.ask(call, fields, { headers: people[person].headers });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as { response: { id: string } };
  };
  /** The number of rows in each table that name the team, or one of its members; without domain events, which end after two hours. */
  const rowsOf = async (memberId?: string) => {
    const { rows: tables } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = $1 and table_name <> 'domain_events' order by 1`,
      [memberId ? 'member_id' : 'team_id'],
    );
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const where = memberId ? 'member_id = $1' : 'team_id = $1';
      const { rowCount } = await pool.query(`select from ${name} where ${where}`, [memberId ?? teamId]);
      if (rowCount) found[name] = rowCount;
    }
    return found;
  };
  const isThere = async (memberId: string) => (await pool.query('select from team_members where id = $1', [memberId])).rowCount === 1;
  /** Simulates that the undo time has passed. */
  const letTimePass = async () => {
    await pool.query(`update teams set deleted_at = deleted_at - interval '11 minutes'`);
    await pool.query(`update team_members set removed_at = removed_at - interval '11 minutes'`);
    await pool.query(`update jobs.job set start_after = now() where name in ('team-purge', 'member-left') and state = 'created'`);
  };
  /** Waits until all due jobs are done. */
  const settled = () =>
    vi.waitFor(async () => {
      await pool.query(`update jobs.job set start_after = now() where name = 'team-purge' and state = 'created'`);
      const { rowCount } = await pool.query(
        `select from jobs.job where name in ('team-purge', 'member-left') and state in ('created', 'active', 'retry')`,
      );
      expect(rowCount).toBe(0);
    }, soon);
  return { ...built, pool, does, rowsOf, isThere, letTimePass, settled };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** A member with an answer, attendance, a task, an absence and a mailed invitation. */
async function liveThrough({ app, people, members, teamId, does, pool }: Opened) {
  const event = await addOneEvent(app, teamId, people.coach, training(7));
  await does('player', answerEvent, { event_id: event.id, team_id: teamId, member_id: members.player, answer: 'yes' });
  await pool.query(`update team_events set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1`, [
    event.id,
  ]);
  await does('coach', markPlayer, { event_id: event.id, team_id: teamId, member_id: members.player, mark: 'attended' });
  const { response: task } = await does('coach', addTask, { team_id: teamId, title: 'Oranges' });
  await does('player', claimTask, { task_id: task.id, team_id: teamId, member_id: members.player });
  await does('guardian', addAbsence, { from_day: '2031-01-01', to_day: '2031-01-02', note: '', team_id: teamId, member_id: members.ward });
  await does('manager', invite, { team_id: teamId, as: 'guardian', member_id: members.ward, email: 'aunt@elevate.example' });
  await does('owner', makeTeamFeed, { team_id: teamId });
  await does('manager', enterTournament, { team_id: teamId, tournament_id: await makeTournament(app) });
}

test('a deleted team is purged once it cannot be restored, with everything in it and its logo', async () => {
  const opened = await open();
  const { app, teamId, rivals, pool, does, rowsOf, letTimePass, settled } = opened;
  await liveThrough(opened);
  await does('owner', updateTeamLogo, { team_id: teamId, image: fileOf(await (await redAndBlue()).jpeg().toBuffer()) });
  const { rows } = await pool.query<{ logo: string }>('select logo from teams where id = $1', [teamId]);
  const logo = rows[0]?.logo ?? '';
  expect(await app.context.providers.fileStorage.read(logo)).toBeDefined();
  await does('owner', deleteTeam, { team_id: teamId });
  expect(Object.keys(await rowsOf())).toEqual(
    expect.arrayContaining([
      'calendar_feeds',
      'event_answers',
      'team_events',
      'team_invitations',
      'team_tasks',
      'planned_absences',
      'tournament_entries',
    ]),
  );
  await letTimePass();
  await settled();
  expect(await rowsOf()).toEqual({});
  expect((await pool.query<{ id: string }>('select id from teams where id = any($1)', [[teamId, rivals.teamId]])).rows).toEqual([
    { id: rivals.teamId },
  ]);
  expect(await app.context.providers.fileStorage.read(logo)).toBeUndefined();
});

test('a restored team stays, and so does a member', async () => {
  const { teamId, members, does, isThere, letTimePass, settled, pool } = await open();
  await does('owner', deletePlayer, { team_id: teamId, member_id: members.player });
  await does('owner', restorePlayer, { team_id: teamId, member_id: members.player });
  await does('owner', deleteTeam, { team_id: teamId });
  await does('owner', restoreTeam, { team_id: teamId });
  await letTimePass();
  await settled();
  expect((await pool.query('select from teams where id = $1', [teamId])).rowCount).toBe(1);
  expect(await isThere(members.player)).toBe(true);
});

test('a purge that runs too early deletes nothing that can still be restored', async () => {
  const { teamId, members, does, isThere, settled, pool } = await open();
  await does('owner', deletePlayer, { team_id: teamId, member_id: members.player });
  await does('owner', deleteTeam, { team_id: teamId });
  await pool.query(`update jobs.job set start_after = now() where name in ('team-purge', 'member-left') and state = 'created'`);
  await settled();
  expect(await isThere(members.player)).toBe(true);
  expect((await pool.query('select from teams where id = $1', [teamId])).rowCount).toBe(1);
});

test('a removed member is purged with all their data, and no name stays in the history', async () => {
  const opened = await open();
  const { teamId, members, does, rowsOf, isThere, letTimePass, settled, pool } = opened;
  await liveThrough(opened);
  await does('coach', deletePlayer, { team_id: teamId, member_id: members.player });
  await does('manager', deletePlayer, { team_id: teamId, member_id: members.ward });
  expect(await rowsOf(members.player)).toMatchObject({ event_attendance: 1, task_claims: 1 });
  expect(await rowsOf(members.ward)).toMatchObject({ planned_absences: 1, team_guardians: 1, team_invitations: 1 });
  await letTimePass();
  await vi.waitFor(async () => expect((await isThere(members.ward)) || (await isThere(members.player))).toBe(false), soon);
  await settled();
  expect([await rowsOf(members.player), await rowsOf(members.ward)]).toEqual([{}, {}]);
  const { rows } = await pool.query<{ what: string; before: unknown; after: unknown }>(
    'select what, before, after from team_changes where about_id = $1 order by id desc limit 1',
    [members.player],
  );
  expect(rows).toEqual([{ what: 'removed', before: null, after: null }]);
});

test('so is a member who left, or who deleted their account', async () => {
  const { teamId, members, does, isThere, letTimePass, settled } = await open();
  await does('player', leaveTeam, { team_id: teamId });
  await does('coach', deleteMyAccount, { confirmation: 'DELETE' });
  expect(await isThere(members.player)).toBe(true);
  await letTimePass();
  await settled();
  await letTimePass();
  await settled();
  expect([await isThere(members.player), await isThere(members.coach)]).toEqual([false, false]);
});
