import { spokenCode } from '../../../contract/answer-invitation.ts';
import type { EndedBecause, Invitation, InvitationState, InvitedAs } from '../../../contract/invitations.ts';
import { mayHere } from '../../../contract/team-roles.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Secrets } from '../../settings/secrets.ts';
import type { TeamAccess } from '../access.ts';
import { endedBecause, isKnown, stateAt } from './ended-because.ts';
import { mayOpenGuarded } from '../guarded-minors.ts';
import { mayNameGuardian } from './guardians.ts';
import { invitationPath, linkCode, linkToken } from './invitation-token.ts';
import { mayInviteAs } from './may-invite-as.ts';

/** An invitation as stored, with the names of its team, member and sender. */
export type InvitationRow = {
  teamId: string;
  id: string;
  kind: Invitation['kind'];
  as: InvitedAs;
  memberId: string | null;
  memberName: string | null;
  /** Whether this is for the guardian of a child who has an account or a guardian by now. */
  isWardKnown: boolean;
  /** Whether this is for the row of a child who has a guardian, by which an account takes it over. */
  isRowGuarded: boolean;
  email: string | null;
  userId: string | null;
  name: string;
  note: string;
  state: InvitationState;
  endedBecause: EndedBecause | null;
  uses: number;
  mostUses: number | null;
  invitedBy: string | null;
  senderId: string | null;
  answeredBy: string | null;
  sentAt: Date;
  expiresAt: Date;
  answeredAt: Date | null;
};

/** The columns of `InvitationRow` for the team $1 at the time `now`, a parameter; the table's alias is `invitation`. */
export const invitationColumns = (now: string) => `
  invitation.team_id as "teamId", invitation.id, invitation.kind, invitation.invited_as as "as", invitation.member_id as "memberId",
  (select trim(member.first_name || ' ' || member.last_name) from team_members member
    where member.team_id = $1 and member.id = invitation.member_id) as "memberName",
  invitation.invited_as = 'guardian' and exists (select from active_members member
    where member.team_id = $1 and member.id = invitation.member_id and ${isKnown}) as "isWardKnown",
  invitation.invited_as <> 'guardian' and exists (select from active_guardians guardian
    where guardian.team_id = $1 and guardian.member_id = invitation.member_id) as "isRowGuarded",
  invitation.email, invitation.user_id as "userId", invitation.name, invitation.note,
  ${stateAt(now)} as state, ${endedBecause} as "endedBecause",
  invitation.uses, invitation.most_uses as "mostUses",
  (select full_name from users where users.id = invitation.invited_by) as "invitedBy", invitation.invited_by as "senderId", invitation.answered_by as "answeredBy",
  invitation.sent_at as "sentAt", invitation.expires_at as "expiresAt", invitation.answered_at as "answeredAt"`;

/** A member of the staff who reads invitations. */
type Reader = { readonly access: TeamAccess; readonly userId: string };

/** An invitation as staff sees it. The token of a link is shown to users who could create such a link. */
export function presentInvitation(secrets: Secrets, row: InvitationRow, reader: Reader): Invitation {
  const isShown = row.kind === 'link' && row.state === 'pending' && maySeeLink(row, reader);
  return {
    id: row.id,
    kind: row.kind,
    as: row.as,
    state: row.state,
    endedBecause: row.state === 'ended' ? row.endedBecause : null,
    to: mayHere(reader.access, 'readContacts') ? (row.email ?? row.name) : row.name,
    name: row.name,
    member: row.memberId === null ? null : { id: row.memberId, name: row.memberName ?? '' },
    invitedBy: row.invitedBy ?? '',
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    uses: row.uses,
    isForOne: row.kind !== 'link' || row.mostUses === 1,
    link: isShown ? { path: invitationPath(linkToken(secrets, row.id)), code: spokenCode(linkCode(secrets, row.id)) } : null,
    mayResend: isResendable(row) && maySend(row, reader),
    mayRevoke: (row.state === 'pending' || row.state === 'ended') && mayInviteAs(reader.access.role).includes(row.as),
  };
}

/** Whether it can be sent again: a link is replaced by a new one instead. */
export const isResendable = ({ kind, state }: InvitationRow): boolean =>
  kind !== 'link' && (state === 'pending' || state === 'expired' || state === 'ended');

const maySend = ({ as, memberId, isWardKnown, isRowGuarded }: InvitationRow, { access }: Reader): boolean =>
  mayInviteAs(access.role).includes(as) &&
  mayNameGuardian(access, isWardKnown) &&
  (!isRowGuarded || memberId === null || mayOpenGuarded(access, memberId));

/** A guardian's link is for one person: coaches see only their own, and only while they may name a guardian for the child. */
function maySeeLink({ as, senderId, isWardKnown }: InvitationRow, { access, userId }: Reader): boolean {
  if (!mayInviteAs(access.role).includes(as)) return false;
  return as !== 'guardian' || mayHere(access, 'editTeam') || (senderId === userId && mayNameGuardian(access, isWardKnown));
}

type Asked = Reader & { teamId: string; id: string };

/** One invitation of a team as staff sees it. Refuses `noSuchInvitation`. */
export async function readInvitation({ secrets }: AppContext, db: Queryable, { teamId, id, ...reader }: Asked): Promise<Invitation> {
  return presentInvitation(secrets, await findInvitation(db, teamId, id), reader);
}

const oneInvitation = `select ${invitationColumns('$3')} from team_invitations invitation where invitation.team_id = $1 and invitation.id = $2`;
const selectInvitation = sql<InvitationRow, [teamId: string, id: string, now: Date]>`${oneInvitation}`;
const lockInvitation = sql<InvitationRow, [teamId: string, id: string, now: Date]>`${oneInvitation} for update`;

/** One invitation of a team. Refuses `noSuchInvitation`. */
export async function findInvitation(db: Queryable, teamId: string, id: string): Promise<InvitationRow> {
  const { rows } = await query(db, selectInvitation, [teamId, id, new Date()]);
  if (!rows[0]) throw new Refusal('noSuchInvitation');
  return rows[0];
}

/** Like `findInvitation`, and locks the row until the transaction ends. Refuses `noSuchInvitation`. */
export async function holdInvitation(db: Queryable, teamId: string, id: string): Promise<InvitationRow> {
  const { rows } = await query(db, lockInvitation, [teamId, id, new Date()]);
  if (!rows[0]) throw new Refusal('noSuchInvitation');
  return rows[0];
}
