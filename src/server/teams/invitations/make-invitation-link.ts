import type { CheckedFields } from '../../../contract/call.ts';
import type { Invitation, makeInvitationLink as call } from '../../../contract/invitations.ts';
import { newId } from '../../database/new-id.ts';
import type { AppContext } from '../../http/app-context.ts';
import { invalidInput, Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { inTeam } from '../in-team.ts';
import { requireMayNameGuardian } from './guardians.ts';
import { countSent } from './count-sent.ts';
import { linkCode, linkToken, proofHash } from './invitation-token.ts';
import { requireInviter } from './may-invite-as.ts';
import { readInvitation } from './invitation-row.ts';
import { writeInvitations } from './write-invitations.ts';

/** Creates an invitation link with its code. Refuses what `requireInviter` refuses, and for a guardian `noSuchMember` and `notAMinor`. */
export async function makeInvitationLink(
  app: AppContext,
  { team_id: teamId, as, member_id: wantedId }: CheckedFields<typeof call>,
  viewer: Viewer,
): Promise<Invitation> {
  const { userId } = viewer;
  const { pool } = app.database;
  const access = await requireInviter(pool, teamId, userId, as);
  if (as === 'guardian' && !wantedId) throw invalidInput({ member_id: 'Please choose who they look after.' });
  await countSent(app, teamId, userId);
  const id = newId();
  await inTeam(app, { teamId, viewer, permission: 'invite', lock: true }, async (client) => {
    const locked = await requireInviter(client, teamId, userId, as);
    const memberId = as === 'guardian' && wantedId ? await minorOf(client, teamId, wantedId) : null;
    if (memberId !== null) await requireMayNameGuardian(client, locked, memberId);
    const tokenHash = proofHash(app.secrets, linkToken(app.secrets, id));
    const codeHash = proofHash(app.secrets, linkCode(app.secrets, id));
    await writeInvitations(client, teamId, userId, [
      { id, kind: 'link', as, memberId, email: null, userId: null, name: '', note: '', tokenHash, codeHash },
    ]);
  });
  return readInvitation(app, pool, { teamId, id, access, userId });
}

const readIsMinor = sql<{ isMinor: boolean }, [team: string, member: string]>`
  select exists (select from minors where minors.team_id = $1 and minors.member_id = $2) as "isMinor" from active_members where team_id = $1 and id = $2`;

async function minorOf(db: Queryable, team: string, member: string): Promise<string> {
  const { rows } = await query(db, readIsMinor, [team, member]);
  if (!rows[0]) throw new Refusal('noSuchMember');
  if (!rows[0].isMinor) throw new Refusal('notAMinor');
  return member;
}
