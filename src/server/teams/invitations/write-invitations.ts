import { isForOne, type Invitation, type InvitedAs } from '../../../contract/invitations.ts';
import { publish } from '../../live/publish.ts';
import { limits } from '../../../contract/limits.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

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

const addInvitation = sql<
  never,
  [
    teamId: string,
    invitedBy: string,
    invitationDays: number,
    ids: readonly string[],
    kinds: readonly string[],
    roles: readonly string[],
    memberIds: readonly (string | null)[],
    emails: readonly (string | null)[],
    userIds: readonly (string | null)[],
    names: readonly string[],
    notes: readonly string[],
    tokenHashes: readonly string[],
    codeHashes: readonly (string | null)[],
    mostUses: readonly (number | null)[],
  ]
>`insert into team_invitations (team_id, invited_by, expires_at, id, kind, invited_as, member_id, email, email_key, user_id, name, note,
       token_hash, code_hash, most_uses)
     select $1, $2, now() + make_interval(days => $3), id, kind, invited_as, member_id, email, lower(email), user_id, name, note,
       token_hash, code_hash, most_uses
     from unnest($4::uuid[], $5::text[], $6::text[], $7::uuid[], $8::text[], $9::uuid[], $10::text[], $11::text[], $12::text[], $13::text[], $14::int[])
       as one (id, kind, invited_as, member_id, email, user_id, name, note, token_hash, code_hash, most_uses)`;

/** Inserts invitations of one team by one statement. */
export async function writeInvitations(
  db: Queryable,
  teamId: string,
  invitedBy: string,
  invitations: readonly NewInvitation[],
): Promise<void> {
  const column = <Value>(valueOf: (one: NewInvitation) => Value) => invitations.map(valueOf);
  await query(db, addInvitation, [
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
  ]);
  await publishInvitations(
    db,
    teamId,
    invitations.map(({ id }) => id),
    [invitedBy],
  );
}

const selectInvited = sql<{ userId: string | null }, [teamId: string, ids: readonly string[]]>`
  select distinct coalesce(invitation.user_id, way.user_id) as "userId" from team_invitations invitation
  left join user_ways way on way.kind = 'email' and way.subject = invitation.email_key and way.verified_at is not null
  where invitation.team_id = $1 and invitation.id = any($2::uuid[])
  union
  select ward.user_id from team_invitations invitation join team_members ward on ward.team_id = $1 and ward.id = invitation.member_id
  where invitation.team_id = $1 and invitation.id = any($2::uuid[]) and invitation.invited_as = 'guardian'`;

/**
 * Publishes that invitations were sent, answered or revoked: to the team's staff, to invited users who have an account, and to the
 * child whose guardian was invited. `actorIds` is empty if the invitation was declined without a session.
 */
export async function publishInvitations(
  db: Queryable,
  teamId: string,
  ids: readonly string[],
  actorIds: readonly string[],
): Promise<void> {
  const { rows } = await query(db, selectInvited, [teamId, ids]);
  const userIds = rows.flatMap(({ userId }) => userId ?? []);
  await publish(db, { type: 'invitation.changed', teamId, userIds, actorIds });
}
