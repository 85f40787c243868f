import { mayInTeam } from '../../contract/team-roles.ts';
import type { Queryable } from '../database/queryable.ts';
import { isActive } from '../database/shared-rules.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { publish } from '../live/publish.ts';
import { notify } from '../notifications/index.ts';
import { ageCorrected } from './age-notification.ts';
import { forgetBirthDates } from './invitations/guardians.ts';
import { revokeGuardianInvitations } from './invitations/revoke-guardian-invitations.ts';
import { leaveWards } from './leave-wards.ts';
import { lockTeamsOf } from './lock-teams-of.ts';
import { recordUnpublished } from './team-changes.ts';

type GuardedRow = { team: string; hasGuardian: boolean };

// A team that they left and a deleted one count too: otherwise a child would leave it or delete it, change the age, and join or restore it
// without their guardian.
const findGuarded = sql<GuardedRow, [userId: string]>`
  select team.name as team, bool_or(guardian.user_id is not null) as "hasGuardian"
  from team_members member
  join teams team on team.id = member.team_id
  join minors on minors.team_id = member.team_id and minors.member_id = member.id
  left join team_guardians guardian on guardian.team_id = member.team_id and guardian.member_id = member.id
  where member.user_id = $1 and (guardian.user_id is not null or member.born_on is not null)
  group by team.id, team.name order by team.name, team.id`;

const findGuardianships = sql<{ team: string }, [userId: string]>`
  select team.name as team from active_guardians guardian join live_teams team on team.id = guardian.team_id
  where guardian.user_id = $1 group by team.id, team.name order by team.name, team.id`;

/** The names of the teams in which a user has a guardian or a birth date under 18, and of those in which they are a guardian. */
export async function teamsOnWhichAgeDepends(db: Queryable, userId: string): Promise<{ guardedIn: string[]; guardianIn: string[] }> {
  const guarded = await query(db, findGuarded, [userId]);
  const guardianships = await query(db, findGuardianships, [userId]);
  return { guardedIn: guarded.rows.map(({ team }) => team), guardianIn: guardianships.rows.map(({ team }) => team) };
}

const requestedIn = sql<{ teamId: string }, [userId: string]>`
  select team_id as "teamId" from team_join_requests where user_id = $1 and state = 'pending'`;

type Changing = { userId: string; wasAdult: boolean | null; isAdult: boolean };

/**
 * Changes in every team what depends on whether a user is 18 or older. `write` stores the age itself: it runs when the teams are locked and
 * the change is allowed. Refuses `ageGuarded` and `ageOnRoster` to a minor who has a guardian, or a birth date under 18, in a team. The
 * caller has locked the teams, and then the user.
 */
export async function changeAgeInTeams(
  app: AppContext,
  db: Queryable,
  { userId, wasAdult, isAdult }: Changing,
  write: () => Promise<void>,
): Promise<void> {
  const teamIds = await lockTeamsOf(db, userId);
  if (isAdult) await refuseGuarded(db, userId);
  await write();
  for (const teamId of teamIds) {
    // Guardianships that were entered for somebody whose account said that they are an adult never had an effect.
    if (wasAdult && !isAdult) await endRevived(db, teamId, userId);
    const memberIds = await changeMarks(app, db, { teamId, userId, isAdult });
    if (isAdult) await revokeGuardianInvitations(db, { teamId, memberIds, actorId: userId });
    else await leaveWards(app, db, { teamId, userId, what: 'underAge' });
  }
  const { rows } = await query(db, requestedIn, [userId]);
  await publish(db, ...rows.map(({ teamId }) => ({ type: 'joinRequest.changed' as const, teamId, userIds: [], actorIds: [userId] })));
}

async function refuseGuarded(db: Queryable, userId: string): Promise<void> {
  const { rows } = await query(db, findGuarded, [userId]);
  if (rows.some(({ hasGuardian }) => hasGuardian)) throw new Refusal('ageGuarded');
  if (rows.length > 0) throw new Refusal('ageOnRoster');
}

const deleteRevived = sql<{ memberId: string; gaveBirthDate: boolean }, [teamId: string, userId: string]>`
  delete from team_guardians guardian where guardian.team_id = $1 and guardian.member_id in (
    select member.id from team_members member
    join minors on minors.team_id = $1 and minors.member_id = member.id
    where member.team_id = $1 and member.user_id = $2)
  returning guardian.member_id as "memberId", guardian.gave_birth_date as "gaveBirthDate"`;

/** Deletes the guardianships of this user's rows that would begin now, in silence. */
async function endRevived(db: Queryable, teamId: string, userId: string): Promise<void> {
  const { rows } = await query(db, deleteRevived, [teamId, userId]);
  await forgetBirthDates(
    db,
    teamId,
    rows.flatMap(({ memberId, gaveBirthDate }) => (gaveBirthDate ? [memberId] : [])),
  );
}

type Place = { id: string; name: string; team: string | null; isActive: boolean; wasMinor: boolean };

const findPlaces = sql<Place, [teamId: string, userId: string]>`
  select member.id, trim(member.first_name || ' ' || member.last_name) as name,
    (select live.name from live_teams live where live.id = $1) as team, ${isActive('member')} as "isActive", member.is_minor as "wasMinor"
  from team_members member where member.team_id = $1 and member.user_id = $2`;
const writeMarks = sql<never, [teamId: string, userId: string, isMinor: boolean]>`
  update team_members set is_minor = $3, version = version + 1 where team_id = $1 and user_id = $2 and is_minor <> $3`;

/** Marks the user's rows, with a line in the history and a notification to the managers. Resolves to the ids of all rows. */
async function changeMarks(
  app: AppContext,
  db: Queryable,
  { teamId, userId, isAdult }: { teamId: string; userId: string; isAdult: boolean },
): Promise<string[]> {
  const { rows } = await query(db, findPlaces, [teamId, userId]);
  await query(db, writeMarks, [teamId, userId, !isAdult]);
  const active = rows.filter((row) => row.isActive);
  const before = { is_minor: isAdult };
  const changed = active
    .filter(({ wasMinor }) => wasMinor === isAdult)
    .map(({ id }) => ({ aboutId: id, before, after: { is_minor: !isAdult } }));
  await recordUnpublished(db, { teamId, about: 'member', what: 'changed', actorId: userId }, changed);
  for (const { id, name, team } of active) {
    await publish(db, { type: 'member.changed', teamId, memberIds: [id], userIds: [userId], actorIds: [userId] });
    if (team === null) continue;
    await notify(app, db, ageCorrected, { teamId, team, name, isAdult }, { teamId, roles: mayInTeam.editTeam, except: userId });
  }
  return rows.map(({ id }) => id);
}
