import type { Invitation, InvitedAs } from '../../../contract/invitations.ts';
import { limits } from '../../../contract/limits.ts';
import type { Queryable } from '../../database/queryable.ts';
import { isForOne } from './may-invite-as.ts';

export type NewInvitation = {
  id: string;
  kind: Invitation['kind'];
  as: InvitedAs;
  memberId: string | null;
  email: string | null;
  userId: string | null;
  name: string;
  note: string;
  tokenHash: string;
  codeHash?: string;
};

/** Writes invitations of one team by one statement. */
export async function writeInvitations(
  db: Queryable,
  teamId: string,
  invitedBy: string,
  invitations: readonly NewInvitation[],
): Promise<void> {
  const column = (valueOf: (one: NewInvitation) => unknown) => invitations.map(valueOf);
  await db.query(
    `insert into team_invitations (team_id, invited_by, expires_at, id, kind, invited_as, member_id, email, email_key, user_id, name, note,
       token_hash, code_hash, most_uses)
     select $1, $2, now() + make_interval(days => $3), id, kind, invited_as, member_id, email, lower(email), user_id, name, note,
       token_hash, code_hash, most_uses
     from unnest($4::uuid[], $5::text[], $6::text[], $7::uuid[], $8::text[], $9::uuid[], $10::text[], $11::text[], $12::text[], $13::text[], $14::int[])
       as one (id, kind, invited_as, member_id, email, user_id, name, note, token_hash, code_hash, most_uses)`,
    [
      teamId,
      invitedBy,
      limits.invitationDays,
      column(({ id }) => id),
      column(({ kind }) => kind),
      column(({ as }) => as),
      column(({ memberId }) => memberId),
      column(({ email }) => email),
      column(({ userId }) => userId),
      column(({ name }) => name),
      column(({ note }) => note),
      column(({ tokenHash }) => tokenHash),
      column(({ codeHash }) => codeHash ?? null),
      column(({ kind, as }) => (kind !== 'link' || isForOne(as) ? 1 : null)),
    ],
  );
}
