import type { OpenInvitation } from '../../../contract/answer-invitation.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Caller } from '../../http/route.ts';
import { findByProof } from './find-by-proof.ts';
import { holdInvitation } from './read-invitation.ts';

type Team = OpenInvitation['team'];

/** What whoever holds a token or a code may know: which team, who asks, as what. Refuses `noSuchInvitation`, also for a team that is gone. */
export async function openInvitation(app: AppContext, proof: string, caller: Caller): Promise<OpenInvitation> {
  const { pool } = app.database;
  const { teamId, id } = await findByProof(app, proof, caller);
  const [row, { rows }] = await Promise.all([
    holdInvitation(pool, teamId, id, ''),
    pool.query<Team>('select id, name, logo, sport_id as "sportId" from teams where id = $1 and deleted_at is null', [teamId]),
  ]);
  if (!rows[0]) throw new Refusal('noSuchInvitation');
  return {
    team: rows[0],
    as: row.as,
    state: row.state,
    invitedBy: row.invitedBy ?? '',
    note: row.note,
    ward: row.as === 'guardian' ? firstWord(row.memberName) : '',
    mayReject: row.kind !== 'link',
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** A stranger learns a child's first name and no more. */
export const firstWord = (name: string | null): string => (name ?? '').split(' ')[0] ?? '';
