import type { CheckedFields } from '../../../contract/call.ts';
import type { invite as call, Invitation } from '../../../contract/invitations.ts';
import { newId } from '../../database/new-id.ts';
import type { AppContext } from '../../http/app-context.ts';
import { invalidInput } from '../../http/refusal.ts';
import type { SignedInCaller } from '../../http/route.ts';
import { notify } from '../../notifications/index.ts';
import { inTeam } from '../in-team.ts';
import { requireMayOpenGuarded } from '../guarded-minors.ts';
import { countingForOne, countSent } from './count-sent.ts';
import { findInvited } from './find-invited.ts';
import { requireMayNameGuardian } from './guardians.ts';
import { teamInvitation } from './invitation-notification.ts';
import { newMailToken, proofHash } from './invitation-token.ts';
import { requireInviter } from './may-invite-as.ts';
import { readInvitation } from './invitation-row.ts';
import { writeInvitations } from './write-invitations.ts';

type Wanted = CheckedFields<typeof call>;

/**
 * Invites one person: by address, as a player that the search finds, or a member to claim their own roster row. Refuses what `findInvited`
 * and `requireInviter` refuse, `guardedMinor` to a coach who would let an account take over the row of a child with a guardian, an
 * invitation without a recipient, and `tooManyRequests`.
 */
export async function invite(app: AppContext, wanted: Wanted, caller: SignedInCaller): Promise<Invitation> {
  const { viewer } = caller;
  const { pool } = app.database;
  const access = await requireInviter(pool, wanted.team_id, viewer.userId, wanted.as);
  if (!wanted.email && !wanted.player_id && !(wanted.member_id && wanted.as !== 'guardian')) {
    throw invalidInput({ email: 'Please enter an e-mail, or choose a player.' });
  }
  await countSent(app, wanted.team_id, viewer.userId);
  const whom = wanted.player_id ?? wanted.email ?? wanted.member_id ?? '';
  const id = await countingForOne(app, { teamId: wanted.team_id, senderId: viewer.userId, invited: whom }, () =>
    writeInvitation(app, wanted, viewer),
  );
  app.jobs.deliverSoon();
  return readInvitation(app, pool, { teamId: wanted.team_id, id, access, userId: viewer.userId });
}

/** Stores the invitation and queues its mail. Resolves to its id. */
async function writeInvitation(app: AppContext, wanted: Wanted, viewer: SignedInCaller['viewer']): Promise<string> {
  const id = newId();
  const token = newMailToken();
  const asked = { teamId: wanted.team_id, viewer, permission: 'invite', lock: true } as const;
  await inTeam(app, asked, async (client, { teamName }) => {
    const found = await findInvited(client, wanted);
    // The roster row may have a higher role than was asked for: a coach may not create a manager by inviting one.
    const locked = await requireInviter(client, wanted.team_id, viewer.userId, found.as);
    if (found.as === 'guardian' && found.memberId !== null) await requireMayNameGuardian(client, locked, found.memberId);
    const { as, memberId, email, userId, name } = found;
    if (as !== 'guardian' && memberId !== null) await requireMayOpenGuarded(client, locked, memberId);
    await writeInvitations(client, wanted.team_id, viewer.userId, [
      {
        id,
        kind: userId ? 'player' : 'mail',
        as,
        memberId,
        email,
        userId,
        name,
        note: wanted.note,
        tokenHash: proofHash(app.secrets, token),
      },
    ]);
    const about = { token, team: teamName, invitedBy: viewer.fullName, as, ward: found.ward, note: wanted.note };
    if (userId) await notify(app, client, teamInvitation, about, { userId });
    else if (email) await notify(app, client, teamInvitation, about, { address: email, unverifiedOfTeam: wanted.team_id });
  });
  return id;
}
