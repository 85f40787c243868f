import type { CheckedFields } from '../../../contract/call.ts';
import type { Invitation, makeInvitationLink as call } from '../../../contract/invitations.ts';
import { newId } from '../../database/new-id.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { House } from '../../http/house.ts';
import { invalidInput, Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import type { Runs } from '../../jobs/jobs.ts';
import { countSent } from './count-sent.ts';
import { holdTeam } from './hold-team.ts';
import { linkCode, linkToken, proofHash } from './invitation-token.ts';
import { mayInviteAs, requireInviter } from './may-invite-as.ts';
import { readInvitation } from './read-invitation.ts';
import { writeInvitations } from './write-invitations.ts';

/** Makes a link with its code. Refuses what `requireInviter` refuses, and for a guardian `noSuchMember` and `notAMinor`. */
export async function makeInvitationLink(
  house: House,
  { team, as, member }: CheckedFields<typeof call>,
  { userId }: Viewer,
): Promise<Invitation> {
  const { pool } = house.database;
  const { standing } = await requireInviter(pool, team, userId, as);
  if (as === 'guardian' && !member) throw invalidInput({ member: 'Please choose who they look after.' });
  await countSent(house, team, userId);
  const id = newId();
  await inTransaction(pool, async (client) => {
    await holdTeam(client, team);
    const memberId = as === 'guardian' && member ? await minorOf(client, team, member) : null;
    const tokenHash = proofHash(house.secrets, linkToken(house.secrets, id));
    const codeHash = proofHash(house.secrets, linkCode(house.secrets, id));
    await writeInvitations(client, team, userId, [
      { id, kind: 'link', as, memberId, email: null, userId: null, name: '', note: '', tokenHash, codeHash },
    ]);
  });
  return readInvitation(house, pool, { teamId: team, id, mayInviteAs: mayInviteAs(standing) });
}

async function minorOf(runs: Runs, team: string, member: string): Promise<string> {
  const { rows } = await runs.query<{ isMinor: boolean }>(
    'select is_minor as "isMinor" from team_members where team_id = $1 and id = $2 and removed_at is null',
    [team, member],
  );
  if (!rows[0]) throw new Refusal('noSuchMember');
  if (!rows[0].isMinor) throw new Refusal('notAMinor');
  return member;
}
