import { mayHere } from '../../../contract/team-roles.ts';
import type { Queryable } from '../../database/queryable.ts';
import { Refusal } from '../../http/refusal.ts';
import { findAccess } from '../access.ts';
import { mayNameGuardian } from './guardians.ts';
import type { InvitationRow } from './invitation-row.ts';
import { permissionFor } from './may-invite-as.ts';

/**
 * Refuses `invitationEnded` unless the sender may still send this invitation: they may have left, been demoted, or the child may have a
 * guardian or an account by now. The caller has locked the team.
 */
export async function requireOpen(db: Queryable, row: InvitationRow, userId: string): Promise<void> {
  const sender = row.senderId === null ? undefined : await findAccess(db, row.teamId, row.senderId);
  if (!sender || !mayHere(sender, 'invite') || !mayHere(sender, permissionFor[row.as])) throw new Refusal('invitationEnded');
  if (row.as !== 'guardian') return;
  if (!mayNameGuardian(sender, row.isWardKnown)) throw new Refusal('invitationEnded');
  if (row.kind === 'link') await refuseStaff(db, row, userId);
}

/** A coach could use a link that a manager made for somebody else. A coach who is a parent is invited by address or as a player. */
async function refuseStaff(db: Queryable, { teamId, isWardKnown }: InvitationRow, userId: string): Promise<void> {
  const access = await findAccess(db, teamId, userId);
  if (access && mayHere(access, 'invite') && !mayNameGuardian(access, isWardKnown)) throw new Refusal('invitationEnded');
}
