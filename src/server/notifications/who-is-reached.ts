import { adultAge, dayEverywhere, notifiedAge } from '../../contract/ages.ts';
import type { TeamRole } from '../../contract/team-roles.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import type { MemberReader, Reader } from '../module/define-notification.ts';

type Found = {
  memberId: string;
  name: string;
  /** The statement excludes recipients without an address. */
  address: string;
  userId: string | null;
  isVerified: boolean;
  isGuardian: boolean;
};

/**
 * Decides who is notified for a person, for every notification:
 *
 * - Somebody with an account: its address, which they verified. Never the roster's address: somebody else may have entered it, and the mail
 *   has a link that answers for them. Without an address they get no mail, and see it in the app.
 * - Somebody without an account: the address on the roster.
 * - A minor (by the view `minors`; outside a team by their account): each guardian with an address; also their own
 *   account from the age of 13 if a guardian allows it and none forbids it. An unknown age counts as under 13.
 * - A minor without a guardian who has an address: as if they were an adult, so that they do not miss what concerns them.
 *
 * Nobody is reached at a roster's address who declined to join that team.
 *
 * It reads `place`, the person's roster rows (the person's id is `subject`), and `$1`, today's date.
 */
const readers = (guardianship: string) => `
  person as (
    select place.subject, min(place.name) as name, account.id as user_id,
      case when account.id is null then max(place.roster_email) else account.email end as address,
      bool_or(place.is_minor) and bool_and(place.born_on <= $1::date - interval '${adultAge} years') is not true as is_minor,
      bool_and(place.born_on <= $1::date - interval '${notifiedAge} years') is true as is_thirteen
    from place left join users account on account.id = place.user_id group by place.subject, account.id),
  guardian as (
    select place.subject, account.id as user_id, account.email, bool_and(guardianship.lets_child_be_notified) as lets_child
    from place join active_guardians guardianship on ${guardianship}
    join users account on account.id = guardianship.user_id group by place.subject, account.id)
  select person.subject as "memberId", person.name, person.address, person.user_id as "userId",
    person.user_id is not null as "isVerified", false as "isGuardian"
  from person where person.address is not null and (
    not person.is_minor
    or not exists (select from guardian where guardian.subject = person.subject and guardian.email is not null)
    or (person.is_thirteen and person.user_id is not null
      and (select bool_and(guardian.lets_child) from guardian where guardian.subject = person.subject)))
  union all
  select person.subject, person.name, guardian.email, guardian.user_id, true, true
  from person join guardian on guardian.subject = person.subject where person.is_minor and guardian.email is not null
  order by 1, 3`;

/** That the person at the roster's address of `member` did not decline to join this team, whichever row they were invited for. */
const hasNotDeclined = (team: string) => `member.declined_at is null and not exists (
    select from team_invitations declined where declined.team_id = ${team} and declined.email_key = lower(member.email)
      and declined.state = 'rejected' and declined.invited_as <> 'guardian')`;

const place = `member.team_id, member.id as member_id, member.user_id, member.first_name as name, case when ${hasNotDeclined('$2')} then member.email end as roster_email,
    exists (select from minors where minors.team_id = $2 and minors.member_id = member.id) as is_minor, member.born_on`;
const ofTeam = 'guardianship.team_id = $2 and guardianship.team_id = place.team_id and guardianship.member_id = place.member_id';

const selectOfMembers = sql<Found, [today: string, teamId: string, memberIds: readonly string[]]>`
  with place as (select member.id as subject, ${place} from active_members member
    where member.team_id = $2 and member.id = any($3::uuid[])),
  ${readers(ofTeam)}`;

// An unclaimed roster row gets no notifications for its role: nobody has its rights yet.
const selectOfRoles = sql<Found, [today: string, teamId: string, roles: readonly string[]]>`
  with place as (select member.id as subject, ${place} from active_members member
    where member.team_id = $2 and member.role = any($3::text[]) and member.user_id is not null),
  ${readers(ofTeam)}`;

// For a user rather than a team, an address or a minor flag in one roster must not affect the mail of other teams. Nor may any team appoint
// somebody who reads it: only the guardians of the team where a guardian was first are reached.
const selectOfUser = sql<Found, [today: string, userId: string]>`
  with place as (select account.id as subject, member.team_id, member.id as member_id, account.id as user_id, account.full_name as name,
      null::text as roster_email, coalesce(not account.is_adult, false) as is_minor, member.born_on
    from users account left join active_members member on member.user_id = account.id where account.id = $2),
  ${readers(`guardianship.team_id = place.team_id and guardianship.member_id = place.member_id
    and guardianship.team_id = (select eldest.team_id from active_guardians eldest
      join active_members ward on ward.team_id = eldest.team_id and ward.id = eldest.member_id
      where ward.user_id = $2 order by eldest.since, eldest.team_id limit 1)`)}`;

/** Who is notified for these members of a team; removed members are left out. */
export async function readersOfMembers(db: Queryable, teamId: string, memberIds: readonly string[]): Promise<MemberReader[]> {
  if (memberIds.length === 0) return [];
  return (await query(db, selectOfMembers, [dayEverywhere(), teamId, memberIds])).rows;
}

/** Who is notified for the accounts with one of these roles in a team. */
export async function readersOfRoles(db: Queryable, teamId: string, roles: readonly TeamRole[]): Promise<MemberReader[]> {
  return (await query(db, selectOfRoles, [dayEverywhere(), teamId, roles])).rows;
}

// The permission to notify the child does not count here: the child hears of guardians whom they did not expect. $4 is true when a guardian
// is new: the child's account is then notified at any age, because somebody else gets rights over it. Where the row has no account, the
// address on the roster is: it may be that of somebody who is no minor. Its `userId` is whoever verified it, so that a parent whose own
// address stands on the row gets no second message.
const selectOfChild = sql<Found, [today: string, teamId: string, memberId: string, isGuardianNew: boolean]>`
  select member.id as "memberId", member.first_name as name, account.email as address, account.id as "userId", true as "isVerified",
    account.id is distinct from member.user_id as "isGuardian"
  from active_members member
  join users account on (account.id = member.user_id and ($4 or member.born_on <= $1::date - interval '${notifiedAge} years'))
    or account.id = any(array(select guardian.user_id from active_guardians guardian where guardian.team_id = $2 and guardian.member_id = $3))
  where member.team_id = $2 and member.id = $3 and account.email is not null
  union all
  select member.id, member.first_name, member.email, owner.user_id, false, false
  from active_members member
  left join user_ways owner on owner.kind = 'email' and owner.subject = lower(member.email) and owner.verified_at is not null
  where $4 and member.team_id = $2 and member.id = $3 and member.user_id is null and member.email is not null
    and ${hasNotDeclined('$2')}
  order by 3, 5 desc`;

type Child = { readonly teamId: string; readonly child: string; readonly isGuardianNew?: boolean };

/**
 * Who is notified of a change of a child's guardians: all guardians with an address, and the child from the age of 13. Of a new guardian
 * also a younger child with an account, and the roster's address of a child without one.
 */
export async function readersOfChild(db: Queryable, { teamId, child, isGuardianNew = false }: Child): Promise<MemberReader[]> {
  return (await query(db, selectOfChild, [dayEverywhere(), teamId, child, isGuardianNew])).rows;
}

/** Who is notified for a user outside of a team; for a minor, their guardians in the team where a guardian was first. */
export async function readersOfUser(db: Queryable, userId: string): Promise<Reader[]> {
  const { rows } = await query(db, selectOfUser, [dayEverywhere(), userId]);
  return rows.map(({ address, userId: readerId, isVerified }) => ({ address, userId: readerId, isVerified }));
}
