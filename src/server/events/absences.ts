import type pg from 'pg';
import type { Answer, CheckedFields } from '../../contract/call.ts';
import type { addAbsence as addCall, listAbsences as listCall } from '../../contract/absences.ts';
import { newId } from '../database/new-id.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { publish } from '../live/publish.ts';
import { inTeam } from '../teams/index.ts';
import { applyAbsences } from './apply-absences.ts';
import { holdTeams } from './event-row.ts';

type Absences = Answer<typeof listCall>;

const select = sql<Absences['response'][number], [userId: string]>`
  select p.id, p.team_id, p.member_id, coalesce(trim(m.first_name || ' ' || m.last_name), '') as name,
    p.from_day::text as from_day, p.to_day::text as to_day, p.note
  from planned_absences p left join team_members m on m.team_id = p.team_id and m.id = p.member_id
  where p.user_id = $1 and p.to_day >= current_date - 1 order by p.from_day, p.id`;
const selectWards = sql<Absences['wards'][number], [userId: string]>`
  select g.team_id, g.member_id, trim(m.first_name || ' ' || m.last_name) as name, t.name as team_name
  from active_guardians g join active_members m on m.team_id = g.team_id and m.id = g.member_id
  join live_teams t on t.id = g.team_id where g.user_id = $1 order by m.first_name, m.id`;
const selectTeams = sql<{ id: string }, [userId: string]>`select team_id as id from active_members where user_id = $1`;

async function teamsOf(db: Queryable, userId: string, teamId: string | null): Promise<string[]> {
  if (teamId) return [teamId];
  const { rows } = await query(db, selectTeams, [userId]);
  return rows.map(({ id }) => id);
}

/** The absences that the viewer has planned for themselves and for their wards. */
export async function listAbsences({ database: { pool } }: AppContext, { userId }: Viewer): Promise<Absences> {
  const [absences, wards] = await Promise.all([query(pool, select, [userId]), query(pool, selectWards, [userId])]);
  return { status: 1, response: absences.rows, wards: wards.rows };
}

const addPlannedAbsence = sql<
  never,
  [userId: string, id: string, teamId: string | null, memberId: string | null, from_day: string, to_day: string, note: string]
>`insert into planned_absences (user_id, id, team_id, member_id, from_day, to_day, note) values ($1, $2, $3, $4, $5, $6, $7)`;

/**
 * Plans an absence: it declines the covered events and releases the member's tasks there. Refuses `noSuchTeam`, and `notYours` for a child
 * whose guardian the viewer is not.
 */
export async function addAbsence(app: AppContext, fields: CheckedFields<typeof addCall>, viewer: Viewer): Promise<Absences> {
  const { userId } = viewer;
  const ward = fields.team_id && fields.member_id ? { teamId: fields.team_id, memberId: fields.member_id } : undefined;
  const write = async (client: pg.PoolClient) => {
    const teams = await teamsOf(client, userId, ward?.teamId ?? null);
    await holdTeams(client, teams);
    await query(client, addPlannedAbsence, [
      userId,
      newId(),
      ward?.teamId ?? null,
      ward?.memberId ?? null,
      fields.from_day,
      fields.to_day,
      fields.note,
    ]);
    await publish(client, { type: 'absence.changed', userIds: [userId], actorIds: [userId] });
    await applyAbsences(app, client, { teamIds: teams, actorId: userId });
  };
  if (!ward) await inTransaction(app.database.pool, write);
  else {
    await inTeam(app, { teamId: ward.teamId, viewer, permission: 'answerEvents' }, async (client, { wards }) => {
      if (!wards.includes(ward.memberId)) throw new Refusal('notYours');
      await write(client);
    });
  }
  app.jobs.deliverSoon();
  return listAbsences(app, viewer);
}

const deletePlannedAbsence = sql<never, [userId: string, id: string]>`delete from planned_absences where user_id = $1 and id = $2`;

const readPlannedAbsence = sql<
  { teamId: string | null },
  [userId: string, id: string]
>`select team_id as "teamId" from planned_absences where user_id = $1 and id = $2`;

/** Deletes an absence with the answers that it gave. Refuses `noSuchAbsence`. */
export async function deleteAbsence(app: AppContext, id: string, viewer: Viewer): Promise<Absences> {
  await inTransaction(app.database.pool, async (client) => {
    const { rows } = await query(client, readPlannedAbsence, [viewer.userId, id]);
    if (!rows[0]) throw new Refusal('noSuchAbsence');
    const teams = await teamsOf(client, viewer.userId, rows[0].teamId);
    await holdTeams(client, teams);
    await query(client, deletePlannedAbsence, [viewer.userId, id]);
    await publish(client, { type: 'absence.changed', userIds: [viewer.userId], actorIds: [viewer.userId] });
    await applyAbsences(app, client, { teamIds: teams, actorId: viewer.userId });
  });
  app.jobs.deliverSoon();
  return listAbsences(app, viewer);
}
