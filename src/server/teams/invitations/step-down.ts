import type { FormerWard } from '../../../contract/guardians.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { lockTeam } from '../in-team.ts';
import { recordChange } from '../team-changes.ts';
import { notifyOfGuardian } from './guardian-notification.ts';
import { forgetBirthDates, removeGuardian } from './guardians.ts';

type Which = { teamId: string; memberId: string; guardianId: string };

const findFormer = sql<never, [teamId: string, memberId: string, userId: string]>`
  select from team_guardians guardian join team_members ward on ward.team_id = $1 and ward.id = guardian.member_id
  where guardian.team_id = $1 and guardian.member_id = $2 and guardian.user_id = $3 and ward.removed_at is not null`;

/** Whether this user is entered as the guardian of a child who is no longer in the team: they have no access by it. */
const isOfFormerWard = async (db: Queryable, { teamId, memberId, guardianId }: Which): Promise<boolean> =>
  (await query(db, findFormer, [teamId, memberId, guardianId])).rowCount !== 0;

const findAllFormer = sql<FormerWard, [userId: string]>`
  select guardian.team_id, team.name as team_name, guardian.member_id,
    coalesce(nullif(trim(ward.first_name || ' ' || ward.last_name), ''), 'A child') as name
  from team_guardians guardian
  join live_teams team on team.id = guardian.team_id
  join team_members ward on ward.team_id = guardian.team_id and ward.id = guardian.member_id
  where guardian.user_id = $1 and ward.removed_at is not null
  order by team.name, name, guardian.member_id limit 100`;

/** The children of the viewer who are no longer in a team: the viewer is their guardian again if they come back, unless they step down. */
export const listFormerWards = async ({ database: { pool } }: AppContext, { userId }: Viewer): Promise<FormerWard[]> =>
  (await query(pool, findAllFormer, [userId])).rows;

const deleteOwn = sql<{ gaveBirthDate: boolean }, [teamId: string, memberId: string, userId: string]>`
  delete from team_guardians where team_id = $1 and member_id = $2 and user_id = $3 returning gave_birth_date as "gaveBirthDate"`;

/**
 * Ends a guardianship of a child who left the team, by the guardian: otherwise it would begin again if the child came back. Refuses
 * `noSuchTeam`, and `noSuchGuardian` if it ended meanwhile.
 */
async function stepDown(app: AppContext, { teamId, memberId, guardianId }: Which): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    await lockTeam(client, teamId);
    const { rows } = await query(client, deleteOwn, [teamId, memberId, guardianId]);
    if (!rows[0]) throw new Refusal('noSuchGuardian');
    const { gaveBirthDate } = rows[0];
    await notifyOfGuardian(app, client, { what: 'removed', teamId, memberId, guardianId, actorId: guardianId, gaveBirthDate });
    if (gaveBirthDate) await forgetBirthDates(client, teamId, [memberId]);
    const change = { teamId, about: 'member', aboutId: memberId, actorId: guardianId, what: 'guardian removed' } as const;
    await recordChange(client, { ...change, formerUserIds: [guardianId] });
  });
  app.jobs.deliverSoon();
}

type Fields = { team_id: string; member_id: string; user_id: string };

/** Removes a guardian as `removeGuardian` does; guardians remove themselves also where the child is no longer in the team. */
export async function endGuardianship(app: AppContext, fields: Fields, viewer: Viewer): Promise<void> {
  const which = { teamId: fields.team_id, memberId: fields.member_id, guardianId: fields.user_id };
  if (which.guardianId === viewer.userId && (await isOfFormerWard(app.database.pool, which))) return stepDown(app, which);
  return removeGuardian(app, fields, viewer);
}
