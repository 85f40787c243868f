import type { Ward } from '../../../contract/guardians.ts';
import { mayHere } from '../../../contract/team-roles.ts';
import type { Queryable } from '../../database/queryable.ts';
import { prepared, query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { requireAccess, type TeamAccess } from '../access.ts';
import { mayOpenGuarded } from '../guarded-minors.ts';
import { inTeam } from '../in-team.ts';
import { recordChange } from '../team-changes.ts';
import { isKnown, isOpenAt } from './ended-because.ts';
import { notifyOfGuardian } from './guardian-notification.ts';

type Listed = Omit<Ward, 'guardians' | 'may_invite_guardian' | 'may_decide_account' | 'may_take_out'> & {
  guardians: Omit<Ward['guardians'][number], 'may_remove'>[];
  isOwn: boolean;
  isKnown: boolean;
};

// Prepared, because planning takes four times as long as running, and every view of a roster runs it.
const list = prepared(
  'team-guardians',
  sql<Listed, [teamId: string, memberIds: readonly string[] | null, readerId: string]>`
  select member.id as member_id, trim(member.first_name || ' ' || member.last_name) as name,
    exists (select from minors where minors.team_id = $1 and minors.member_id = member.id) as is_minor,
    coalesce(member.user_id = $3, false) as "isOwn", ${isKnown} as "isKnown",
    coalesce((select json_agg(json_build_object('user_id', guardian.user_id, 'name', guardian_user.full_name, 'email', guardian_user.email,
      'since', guardian.since) order by guardian.since)
      from team_guardians guardian join users guardian_user on guardian_user.id = guardian.user_id
      where guardian.team_id = $1 and guardian.member_id = member.id), '[]') as guardians,
    array(select case when member.user_id = $3 and invitation.invited_by is distinct from $3 then invitation.name
        else coalesce(invitation.email, invitation.name) end from team_invitations invitation
      where invitation.team_id = $1 and invitation.member_id = member.id and invitation.invited_as = 'guardian'
        and invitation.kind <> 'link' and ${isOpenAt('now()')} order by invitation.id) as asked,
    case when own.user_id is not null then json_build_object('lets_child_be_notified', coalesce(own.lets_child_be_notified, false), 'born_on', member.born_on,
      'can_be_reached', account.email is not null) end as mine
  from active_members member
  left join team_guardians own on own.team_id = $1 and own.member_id = member.id and own.user_id = $3
  left join users account on account.id = member.user_id
  where member.team_id = $1 and ($2::uuid[] is null or member.id = any($2))
    and (exists (select from minors where minors.team_id = $1 and minors.member_id = member.id)
      or (member.user_id = $3 and exists (select from team_guardians past where past.team_id = $1 and past.member_id = member.id)))
  order by member.first_name, member.last_name, member.id`,
);

/**
 * The minors of a roster with their guardians (a child sees no address that somebody else invited): all for staff, only their own for a guardian. Also the reader's own row if it has guardians:
 * an adult, followers included, may end what was entered for them. Refuses `noSuchTeam` and `notYours`.
 */
export async function listGuardians({ database: { pool } }: AppContext, teamId: string, { userId }: Viewer): Promise<Ward[]> {
  const access = await requireAccess(pool, teamId, userId, 'readTeam');
  const { memberId, wards } = access;
  const own = memberId === undefined ? wards : [...wards, memberId];
  const { rows } = await query(pool, list, [teamId, mayHere(access, 'readContacts') ? null : own, userId]);
  return rows.map((row) => presentWard(row, access, userId));
}

/** A minor as their guardian sees them. Refuses `noSuchMember`. */
export async function readWard(db: Queryable, access: TeamAccess, memberId: string, guardianId: string): Promise<Ward> {
  const { rows } = await query(db, list, [access.teamId, [memberId], guardianId]);
  if (!rows[0]) throw new Refusal('noSuchMember');
  return presentWard(rows[0], access, guardianId);
}

/** Adds what the reader may change. */
function presentWard({ isOwn, isKnown: isKnownChild, ...ward }: Listed, access: TeamAccess, readerId: string): Ward {
  const own = isOwn ? (ward.is_minor ? 'minor' : 'adult') : undefined;
  const isGuarded = ward.is_minor && ward.guardians.length > 0;
  return {
    ...ward,
    guardians: ward.guardians.map((guardian) => ({
      ...guardian,
      may_remove: mayRemove(access, { isReader: guardian.user_id === readerId, own }),
    })),
    may_invite_guardian: ward.is_minor && !isOwn && mayHere(access, 'invite') && mayNameGuardian(access, isKnownChild),
    may_decide_account: mayOpenGuarded(access, ward.member_id) || (!isGuarded && mayHere(access, 'editRoster')),
    may_take_out: mayHere(access, isGuarded ? 'editTeam' : 'editRoster'),
  };
}

/**
 * Managers remove guardians, guardians themselves, and adults whoever was entered as theirs. A minor does not remove their own, whatever role
 * they have. `own`: what the reader is if it is their own row.
 */
const mayRemove = (access: TeamAccess, { isReader, own }: { isReader: boolean; own: 'minor' | 'adult' | undefined }): boolean =>
  isReader || own === 'adult' || (own !== 'minor' && mayHere(access, 'editTeam'));

/** Only managers name a further guardian for a child who has an account or a guardian, because each could read and answer for the child. */
export const mayNameGuardian = (access: TeamAccess, isKnown: boolean): boolean => !isKnown || mayHere(access, 'editTeam');

type LookingAfter = { teamId: string; userId: string; memberId: string | null; isAdult: boolean };

const addGuardian = sql<
  never,
  [teamId: string, memberId: string | null, userId: string]
>`insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3) on conflict do nothing`;

const readLookedAfter = sql<{ userId: string | null; isMinor: boolean }, [teamId: string, memberId: string | null]>`
  select user_id as "userId", exists (select from minors where minors.team_id = $1 and minors.member_id = $2) as "isMinor"
  from active_members where team_id = $1 and id = $2`;

/**
 * Makes a user the guardian of a member. Refuses `guardianIsMinor`, `alreadyIn`, and `invitationEnded` if the member has left, is an adult
 * or is the user.
 */
export async function lookAfter(db: Queryable, { teamId, userId, memberId, isAdult }: LookingAfter): Promise<void> {
  if (!isAdult) throw new Refusal('guardianIsMinor');
  const { rows } = await query(db, readLookedAfter, [teamId, memberId]);
  if (!rows[0]?.isMinor || rows[0].userId === userId) throw new Refusal('invitationEnded');
  const { rowCount } = await query(db, addGuardian, [teamId, memberId, userId]);
  if (rowCount === 0) throw new Refusal('alreadyIn');
  await recordChange(db, { teamId, about: 'member', aboutId: memberId ?? '', actorId: userId, what: 'guardian added' });
}

const findMinor = sql<never, [teamId: string, memberId: string]>`select from minors where team_id = $1 and member_id = $2`;

const isMinor = async (db: Queryable, teamId: string, memberId: string): Promise<boolean> =>
  (await query(db, findMinor, [teamId, memberId])).rowCount !== 0;

type Which = { team_id: string; member_id: string; user_id: string };

const deleteGuardian = sql<{ gaveBirthDate: boolean }, [team: string, member: string, user: string]>`
  delete from team_guardians where team_id = $1 and member_id = $2 and user_id = $3 returning gave_birth_date as "gaveBirthDate"`;
const clearBirthDates = sql<never, [team: string, members: readonly string[]]>`
  update team_members set born_on = null where team_id = $1 and id = any($2::uuid[])`;

const deleteOfAdults = sql<never, [team: string, members: readonly string[]]>`
  delete from team_guardians guardian where guardian.team_id = $1 and guardian.member_id = any($2::uuid[])
    and not exists (select from minors where minors.team_id = $1 and minors.member_id = guardian.member_id)`;

/**
 * Deletes the birth dates of these members, because the guardian who gave them has left. If one made the member 18, the remaining
 * guardianships are deleted first: they ended with that birthday, and would begin again without the date.
 */
export async function forgetBirthDates(db: Queryable, teamId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await query(db, deleteOfAdults, [teamId, memberIds]);
  await query(db, clearBirthDates, [teamId, memberIds]);
}

const findKnown = sql<never, [teamId: string, memberId: string]>`
  select from active_members member where member.team_id = $1 and member.id = $2 and ${isKnown}`;

/** Refuses `notYours` to a coach for a child who has an account or a guardian, and to everybody for themselves. */
export async function requireMayNameGuardian(db: Queryable, access: TeamAccess, memberId: string): Promise<void> {
  const { rowCount } = await query(db, findKnown, [access.teamId, memberId]);
  if (access.memberId === memberId || !mayNameGuardian(access, rowCount !== 0)) throw new Refusal('notYours');
}

/**
 * Removes a guardian. Managers may, guardians themselves, and an adult for whoever was entered as theirs. Everybody concerned is notified.
 * Refuses `noSuchTeam`, `notYours` and `noSuchGuardian`.
 */
export async function removeGuardian(
  app: AppContext,
  { team_id: teamId, member_id: memberId, user_id: guardianId }: Which,
  viewer: Viewer,
): Promise<void> {
  await inTeam(app, { teamId, viewer, permission: 'readTeam', lock: true }, async (client, access) => {
    const own = access.memberId === memberId ? ((await isMinor(client, teamId, memberId)) ? 'minor' : 'adult') : undefined;
    if (!mayRemove(access, { isReader: guardianId === viewer.userId, own })) throw new Refusal('notYours');
    const { rows } = await query(client, deleteGuardian, [teamId, memberId, guardianId]);
    if (!rows[0]) throw new Refusal('noSuchGuardian');
    const { gaveBirthDate } = rows[0];
    await notifyOfGuardian(app, client, { what: 'removed', teamId, memberId, guardianId, actorId: viewer.userId, gaveBirthDate });
    if (gaveBirthDate) await forgetBirthDates(client, teamId, [memberId]);
    const change = { teamId, about: 'member', aboutId: memberId, actorId: viewer.userId, what: 'guardian removed' } as const;
    await recordChange(client, { ...change, formerUserIds: [guardianId] });
  });
  app.jobs.deliverSoon();
}
