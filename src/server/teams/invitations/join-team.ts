import type { InvitedAs } from '../../../contract/invitations.ts';
import type { TeamRole } from '../../../contract/team-roles.ts';
import { newId } from '../../database/new-id.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Queryable } from '../../database/queryable.ts';
import { isActive } from '../../database/shared-rules.ts';
import { query, sql } from '../../database/sql.ts';
import { requireRoom } from '../roster-room.ts';
import { recordChange } from '../team-changes.ts';
import { mayTakeRow } from './carry-guardians.ts';
import { comeBack } from './come-back.ts';
import { findWaiting } from './find-waiting.ts';
import { notifyOfMissing } from './guardian-notification.ts';
import { lookAfter } from './guardians.ts';
import { notifyOfWard } from './ward-notification.ts';

type Joining = { teamId: string; userId: string; as: InvitedAs; memberId: string | null };
type User = { fullName: string; isAdult: boolean | null; status: 'INACTIVE' | 'ACTIVE' };
type Place = { role: TeamRole; squad: string | null };

const placeAs = (as: Exclude<InvitedAs, 'guardian'>): Place =>
  as === 'player' || as === 'substitute' ? { role: 'player', squad: as } : { role: as, squad: null };

const addMember = sql<
  never,
  [teamId: string, id: string, userId: string, role: string, squad: string | null, firstName: string, others: string, isAdult: boolean]
>`insert into team_members (team_id, id, user_id, role, squad, first_name, last_name, is_minor) values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const changeMember = sql<
  never,
  [teamId: string, follower: string, role: string, squad: string | null]
>`update team_members set role = $3, squad = $4, version = version + 1 where team_id = $1 and id = $2`;

/**
 * Adds a user to a team, or links their unclaimed roster row if there is one. A follower who joins with more rights is upgraded. A minor's
 * guardians come with them from rows that they had before, and are notified; where an account takes a child's row, its guardians are notified
 * of the account, and the account of them. Refuses `introduceFirst`, `alreadyIn`, `guardianIsMinor`, `placeOfChild`, `rosterFull`, and `invitationEnded` if the row is gone. The caller has locked the team.
 */
export async function joinTeam(app: AppContext, db: Queryable, { teamId, userId, as, memberId: asked }: Joining): Promise<void> {
  const user = await readUser(db, userId);
  if (user.status === 'INACTIVE') throw new Refusal('introduceFirst');
  if (as === 'guardian') return lookAfter(db, { teamId, userId, memberId: asked, isAdult: user.isAdult === true });
  const own = await findOwn(db, teamId, userId);
  if (own && (own.role !== 'follower' || as === 'follower')) throw new Refusal('alreadyIn');
  // A shared link names no row, but the roster may have an unclaimed one for the user: linking it avoids a duplicate.
  const waiting = asked ? [asked] : as === 'follower' ? [] : await findWaiting(db, teamId, userId, placeAs(as).role);
  const memberId = await findFitting(db, waiting, { teamId, userId, isAdult: user.isAdult === true });
  if (asked && !memberId) throw new Refusal('placeOfChild');
  if (as !== 'follower' && !memberId) await requireRoom(db, teamId);
  const joined = memberId ? await takeRow(db, { teamId, userId, memberId, user, follower: own?.id }) : await makeRow(own?.id);
  const former = await comeBack(app, db, { teamId, userId, memberId: joined });
  if (memberId && former.length === 0) await notifyOfWard(app, db, { what: 'claimed', teamId, memberId, actorId: userId });
  // Where only the follower's row was replaced, nothing had ended for the guardians, so they are not notified.
  if (former.some((id) => id !== own?.id)) await notifyOfWard(app, db, { what: 'back', teamId, memberId: joined, actorId: userId });
  if (as !== 'follower') await notifyOfMissing(app, db, { teamId, memberId: joined });
  await recordChange(db, {
    teamId,
    about: 'member',
    aboutId: joined,
    actorId: userId,
    what: 'joined',
    after: { name: user.fullName, as },
  });

  async function makeRow(follower: string | undefined): Promise<string> {
    const { role, squad } = placeAs(as as Exclude<InvitedAs, 'guardian'>);
    if (follower) {
      await query(db, changeMember, [teamId, follower, role, squad]);
      return follower;
    }
    const id = newId();
    const [firstName = '', ...others] = user.fullName.split(/\s+/);
    await query(db, addMember, [teamId, id, userId, role, squad, firstName, others.join(' '), user.isAdult === false]);
    return id;
  }
}

/** The first of these rows that the account may take over; null if there is none. */
async function findFitting(
  db: Queryable,
  rows: readonly string[],
  account: { teamId: string; userId: string; isAdult: boolean },
): Promise<string | null> {
  for (const memberId of rows) if (await mayTakeRow(db, { ...account, memberId })) return memberId;
  return null;
}

// Locked, so that a correction of the age (`change-age.ts`) waits for this, or this sees its result.
const findUser = sql<
  User,
  [userId: string]
>`select full_name as "fullName", is_adult as "isAdult", status from users where id = $1 for share`;

async function readUser(db: Queryable, userId: string): Promise<User> {
  const { rows } = await query(db, findUser, [userId]);
  // The account was deleted meanwhile.
  if (!rows[0]) throw new Refusal('sessionExpired');
  return rows[0];
}

const readMember = sql<
  { id: string; role: TeamRole },
  [teamId: string, userId: string]
>`select id, role from active_members where team_id = $1 and user_id = $2`;

async function findOwn(db: Queryable, teamId: string, userId: string): Promise<{ id: string; role: TeamRole } | undefined> {
  const { rows } = await query(db, readMember, [teamId, userId]);
  return rows[0];
}

type Taking = { teamId: string; userId: string; memberId: string; user: User; follower: string | undefined };

const linkMember = sql<
  never,
  [teamId: string, memberId: string, userId: string, isAdult: boolean | null]
>`update team_members member set user_id = $3, is_minor = coalesce(not $4, is_minor), declined_at = null, version = version + 1
     where team_id = $1 and id = $2 and user_id is null and ${isActive('member')}`;

const endFollower = sql<
  never,
  [teamId: string, follower: string]
>`update team_members set removed_at = now(), version = version + 1 where team_id = $1 and id = $2`;

/**
 * Links the unclaimed row and removes the user's follower row. Whether they are a minor is decided by the account from then on.
 */
async function takeRow(db: Queryable, { teamId, userId, memberId, user, follower }: Taking): Promise<string> {
  if (follower) {
    await query(db, endFollower, [teamId, follower]);
  }
  const { rowCount } = await query(db, linkMember, [teamId, memberId, userId, user.isAdult]);
  if (rowCount === 0) throw new Refusal('invitationEnded');
  return memberId;
}
