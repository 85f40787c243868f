import type { CheckedFields } from '../../../contract/call.ts';
import type { askGuardian as call } from '../../../contract/guardians.ts';
import { newId } from '../../database/new-id.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { invalidInput, Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { notify } from '../../notifications/index.ts';
import { requireAccess, type TeamAccess } from '../access.ts';
import { inTeam } from '../in-team.ts';
import { countingForOne, countSent } from './count-sent.ts';
import { findInvited } from './find-invited.ts';
import { teamInvitation } from './invitation-notification.ts';
import { newMailToken, proofHash } from './invitation-token.ts';
import { writeInvitations } from './write-invitations.ts';

/** A child can name somebody, correct a typing error and try another person, and not write to strangers. */
const aDay = { points: 5, windowSeconds: 86_400 };

const findOwnAddress = sql<never, [userId: string, email: string]>`
  select from user_ways where user_id = $1 and kind = 'email' and subject = lower($2)`;

/** Refuses the child's own address: nobody is their own guardian. */
async function refuseOwnAddress(db: Queryable, userId: string, email: string): Promise<void> {
  const { rowCount } = await query(db, findOwnAddress, [userId, email]);
  if (rowCount) throw invalidInput({ email: 'This is your own address. Please enter that of your guardian.' });
}

/** The roster row of a minor without a guardian. Refuses `notYours` for everybody else. */
function requireUnguardedMinor({ memberId, isUnguardedMinor }: TeamAccess): string {
  if (memberId === undefined || !isUnguardedMinor) throw new Refusal('notYours');
  return memberId;
}

/**
 * Invites a guardian whom a minor names for themselves, while they have none in the team. Refuses `noSuchTeam`, `notYours` for everybody
 * else, what `findInvited` refuses, and `tooManyRequests`.
 */
export async function askGuardian(
  app: AppContext,
  { team_id: teamId, name, email }: CheckedFields<typeof call>,
  viewer: Viewer,
): Promise<void> {
  const { userId, fullName } = viewer;
  // Checked before the counts of the team too, so that nobody else uses them up.
  requireUnguardedMinor(await requireAccess(app.database.pool, teamId, userId, 'readTeam'));
  await app.limits.count('guardians asked by a child', userId, aDay);
  await countSent(app, teamId, userId);
  const token = newMailToken();
  await countingForOne(app, teamId, email, () =>
    inTeam(app, { teamId, viewer, permission: 'readTeam', lock: true }, async (client, access) => {
      const { teamName } = access;
      const memberId = requireUnguardedMinor(access);
      await refuseOwnAddress(client, userId, email);
      const { ward } = await findInvited(client, { team_id: teamId, as: 'guardian', member_id: memberId, email, name });
      const invited = { kind: 'mail', as: 'guardian', memberId, email, userId: null, name, note: '' } as const;
      await writeInvitations(client, teamId, userId, [{ id: newId(), ...invited, tokenHash: proofHash(app.secrets, token) }]);
      const about = { token, team: teamName, invitedBy: fullName, as: 'guardian', ward, note: '' } as const;
      await notify(app, client, teamInvitation, about, { address: email, unverifiedOfTeam: teamId });
    }),
  );
  app.jobs.deliverSoon();
}
