import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import { refusalTexts } from '../../contract/messages.ts';
import type { addPlayer as addCall, TeamMember, updatePlayer as updateCall } from '../../contract/team-members.ts';
import { mayHere, type TeamRole } from '../../contract/team-roles.ts';
import { newId } from '../database/new-id.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { isUndoable, undoUntil } from '../jobs/undo.ts';
import { speaksFor, type TeamAccess } from './access.ts';
import { requireMayChangeContacts } from './change-contacts.ts';
import { requireMayEndGuarded } from './guarded-minors.ts';
import { inTeam } from './in-team.ts';
import { withdraw } from './invitations/ask-to-join.ts';
import { comeBack } from './invitations/come-back.ts';
import { followAddresses } from './invitations/declined.ts';
import { endMinority } from './invitations/end-minority.ts';
import { notifyOfWard } from './invitations/ward-notification.ts';
import { queueMemberLeft } from './member-left.ts';
import { requireAnotherOwner, requireMayManage } from './member-roles.ts';
import { type MemberRow, presentMember, readMember } from './read-members.ts';
import { requireRoom } from './roster-room.ts';
import { differences, recordChange } from './team-changes.ts';

type Columns = ReturnType<typeof memberColumns>;
/** The values in the order of `memberColumns`. */
type ColumnValues = [
  firstName: string,
  lastName: string,
  squad: Columns['squad'],
  jersey: number | null,
  position: string,
  email: string | null,
  phone: string | null,
  isMinor: boolean,
];
const valuesOf = (columns: Columns): ColumnValues => [
  columns.first_name,
  columns.last_name,
  columns.squad,
  columns.jersey_number,
  columns.position,
  columns.email,
  columns.phone,
  columns.is_minor,
];

const insertPlayer = sql<never, [teamId: string, id: string, ...ColumnValues]>`
  insert into team_members (team_id, id, role, first_name, last_name, squad, jersey_number, position, email, phone, is_minor)
  values ($1, $2, 'player', $3, $4, $5, $6, $7, $8, $9, $10)`;

/** Adds a member without an account to the roster. Refuses `noSuchTeam`, `notYours`, `jerseyTaken` and `rosterFull`. */
export async function addPlayer(app: AppContext, fields: CheckedFields<typeof addCall>, userId: string): Promise<TeamMember> {
  const { team_id: teamId, ...memberFields } = fields;
  return inTeam(app, { teamId, viewer: { userId }, permission: 'editRoster', lock: true }, async (client, access) => {
    await requireRoom(client, teamId);
    await requireFreeJersey(client, teamId, memberFields.jersey_number);
    const columns = memberColumns(memberFields);
    const id = newId();
    await query(client, insertPlayer, [teamId, id, ...valuesOf(columns)]);
    await followAddresses(client, teamId, [id]);
    await recordChange(client, { teamId, about: 'member', aboutId: id, actorId: userId, what: 'added', after: columns });
    return presentMember(await readMember(client, teamId, id), access);
  });
}

const updateMember = sql<never, [teamId: string, id: string, ...ColumnValues]>`
  update team_members set (first_name, last_name, squad, jersey_number, position, email, phone, is_minor, version)
    = ($3, $4, $5, $6, $7, $8, $9, $10, version + 1)
  where team_id = $1 and id = $2`;

const columnsOf = (row: MemberRow) => ({
  first_name: row.firstName,
  last_name: row.lastName,
  squad: row.squad,
  jersey_number: row.jerseyNumber,
  position: row.position,
  email: row.email,
  phone: row.phone,
  is_minor: row.isMinor,
});

const findSaidAge = sql<{ isAdult: boolean | null }, [userId: string]>`select is_adult as "isAdult" from users where id = $1`;

/** Refuses `accountIsAdult` and `accountIsMinor` at their field: what people say in their own account, a roster does not change. */
async function requireAsSaid(client: pg.ClientBase, userId: string | null, isMinor: boolean): Promise<void> {
  if (userId === null) return;
  const { rows } = await query(client, findSaidAge, [userId]);
  const [account] = rows;
  if (isMinor && account?.isAdult === true) throw new Refusal('accountIsAdult', { fields: { is_minor: refusalTexts.accountIsAdult } });
  if (!isMinor && account?.isAdult === false) throw new Refusal('accountIsMinor', { fields: { is_minor: refusalTexts.accountIsMinor } });
}

/** Keeps the contacts that the viewer does not see, and so cannot have written. */
const keepUnseen = (columns: Columns, { id, email, phone }: MemberRow, access: TeamAccess): Columns =>
  speaksFor(access, id) || mayHere(access, 'readContacts') ? columns : { ...columns, email, phone };

/**
 * Updates a member. Refuses `noSuchTeam`, `notYours` (also for contacts of an owner or manager whom the viewer may not manage),
 * `noSuchMember`, `changedMeanwhile`, `jerseyTaken`, `accountIsAdult`, `accountIsMinor`, and `guardedMinor` if a coach says that a child with
 * a guardian is 18, or changes their address or number.
 */
export async function updatePlayer(app: AppContext, fields: CheckedFields<typeof updateCall>, userId: string): Promise<TeamMember> {
  const { team_id: teamId, member_id: memberId, version, ...memberFields } = fields;
  const updated = await inTeam(app, { teamId, viewer: { userId }, permission: 'editRoster', lock: true }, async (client, access) => {
    const before = await readMember(client, teamId, memberId);
    if (before.version !== version) throw new Refusal('changedMeanwhile');
    await requireFreeJersey(client, teamId, memberFields.jersey_number, memberId);
    if (memberFields.is_minor || before.isMinor) await requireAsSaid(client, before.userId, memberFields.is_minor);
    if (before.isMinor && !memberFields.is_minor) await endMinority(app, client, access, { memberId, actorId: userId });
    const columns = keepUnseen(memberColumns(memberFields), before, access);
    await requireMayChangeContacts(client, access, before, columns);
    await query(client, updateMember, [teamId, memberId, ...valuesOf(columns)]);
    if (columns.email !== before.email) await followAddresses(client, teamId, [memberId]);
    const changed = differences(columnsOf(before), columns);
    if (changed) await recordChange(client, { teamId, about: 'member', aboutId: memberId, actorId: userId, what: 'changed', ...changed });
    return presentMember(await readMember(client, teamId, memberId), access);
  });
  app.jobs.deliverSoon();
  return updated;
}

/**
 * Removes a member from the roster. Refuses `noSuchTeam`, `notYours` (only an owner may remove a manager or an owner), `noSuchMember`,
 * `lastOwner`, and `guardedMinor` to a coach for a child with a guardian.
 */
export async function deletePlayer(app: AppContext, teamId: string, memberId: string, userId: string) {
  const undo = await inTeam(app, { teamId, viewer: { userId }, permission: 'editRoster', lock: true }, async (client, access) => {
    const { role } = await readMember(client, teamId, memberId);
    requireMayManage(access, role);
    await requireMayEndGuarded(client, access, memberId);
    if (role === 'owner') await requireAnotherOwner(client, teamId, memberId);
    const until = undoUntil(await takeOut(app, client, { teamId, memberId, actorId: userId, what: 'removed' }));
    await queueMemberLeft(app, client, { teamId, memberId }, new Date(until.undo_until));
    return until;
  });
  app.jobs.deliverSoon();
  return undo;
}

/** Leaves a team and withdraws an open join request, which a follower may have. Refuses `noSuchTeam`, `notYours` for a user who is only a guardian, and `lastOwner`. */
export async function leaveTeam(app: AppContext, teamId: string, userId: string): Promise<void> {
  await inTeam(app, { teamId, viewer: { userId }, permission: 'readTeam', lock: true }, async (client, { memberId, role }) => {
    if (memberId === undefined) throw new Refusal('notYours');
    if (role === 'owner') await requireAnotherOwner(client, teamId, memberId);
    await takeOut(app, client, { teamId, memberId, actorId: userId, what: 'left' });
    await withdraw(client, teamId, userId);
    await queueMemberLeft(app, client, { teamId, memberId });
  });
  app.jobs.deliverSoon();
}

type Out = { teamId: string; memberId: string; actorId: string; what: 'removed' | 'left' };

const changeMember = sql<
  { at: Date },
  [teamId: string, memberId: string]
>`update team_members set removed_at = now(), version = version + 1 where team_id = $1 and id = $2 returning removed_at as at`;

async function takeOut(app: AppContext, client: pg.ClientBase, { teamId, memberId, actorId, what }: Out): Promise<Date> {
  await notifyOfWard(app, client, { what, teamId, memberId, actorId });
  const { rows } = await query(client, changeMember, [teamId, memberId]);
  await recordChange(client, { teamId, about: 'member', aboutId: memberId, actorId, what });
  return rows[0]?.at ?? new Date();
}

type Removed = {
  userId: string | null;
  role: TeamRole;
  jersey: number | null;
  isRemoved: boolean;
  isUndoable: boolean;
  hasLeft: boolean;
  isBack: boolean;
};

const findRemoved = sql<Removed, [teamId: string, memberId: string]>`
  select member.role, member.user_id as "userId", member.jersey_number as jersey, member.removed_at is not null as "isRemoved",
    (${isUndoable('member.removed_at')}) is not false as "isUndoable",
    (select change.what from team_changes change where change.team_id = $1 and change.about_id = $2 and change.what in ('left', 'removed')
      order by change.id desc limit 1) is distinct from 'removed'
      or exists (select from team_members later join team_changes change on change.team_id = $1 and change.about_id = later.id
        where later.team_id = $1 and later.user_id = member.user_id and later.id <> member.id
          and change.what = 'left' and change.at >= member.removed_at) as "hasLeft",
    exists (select from active_members again where again.team_id = $1 and again.user_id = member.user_id and again.id <> member.id) as "isBack"
  from team_members member where member.team_id = $1 and member.id = $2`;

const bringBack = sql<
  never,
  [teamId: string, memberId: string, jersey: number | null]
>`update team_members set removed_at = null, version = version + 1, jersey_number = $3 where team_id = $1 and id = $2`;

/**
 * Restores a member whom staff removed, with their jersey number if it is still free. Refuses `noSuchTeam`, `notYours`, `noSuchMember`,
 * `leftThemselves` for somebody who left (also if they had come back before that) or deleted their account, `undoOver`, `alreadyMember` and `rosterFull`.
 */
export async function restorePlayer(app: AppContext, teamId: string, memberId: string, userId: string): Promise<TeamMember> {
  const restored = await inTeam(app, { teamId, viewer: { userId }, permission: 'editRoster', lock: true }, async (client, access) => {
    const { rows } = await query(client, findRemoved, [teamId, memberId]);
    const [removed] = rows;
    if (!removed) throw new Refusal('noSuchMember');
    requireMayManage(access, removed.role);
    if (removed.isRemoved) {
      if (removed.hasLeft) throw new Refusal('leftThemselves');
      if (!removed.isUndoable) throw new Refusal('undoOver');
      if (removed.isBack) throw new Refusal('alreadyMember');
      await requireRoom(client, teamId);
      const isTaken = (await wearerOf(client, teamId, removed.jersey, memberId)) !== undefined;
      await query(client, bringBack, [teamId, memberId, isTaken ? null : removed.jersey]);
      await recordChange(client, { teamId, about: 'member', aboutId: memberId, actorId: userId, what: 'restored' });
      // Their guardians may have moved to a row that the account had meanwhile.
      if (removed.userId) await comeBack(app, client, { teamId, userId: removed.userId, memberId });
      await notifyOfWard(app, client, { what: 'back', teamId, memberId, actorId: userId });
    }
    return presentMember(await readMember(client, teamId, memberId), access);
  });
  app.jobs.deliverSoon();
  return restored;
}

type MemberFields = Omit<CheckedFields<typeof addCall>, 'team_id'>;

/** The call's fields as columns. */
const memberColumns = (fields: MemberFields) => ({
  first_name: fields.first_name,
  last_name: fields.last_name,
  squad: fields.squad,
  jersey_number: fields.jersey_number,
  position: fields.position,
  email: fields.email,
  phone: fields.phone,
  is_minor: fields.is_minor,
});

type Wearer = { name: string };

const findWearer = sql<Wearer, [teamId: string, jersey: number, memberId: string | null]>`
  select trim(first_name || ' ' || last_name) as name from active_members
  where team_id = $1 and jersey_number = $2 and id is distinct from $3`;

/** The name of another member of a locked team who wears this number; undefined if it is free. */
async function wearerOf(client: pg.ClientBase, teamId: string, jersey: number | null, memberId?: string): Promise<string | undefined> {
  if (jersey === null) return undefined;
  const { rows } = await query(client, findWearer, [teamId, jersey, memberId ?? null]);
  return rows[0]?.name;
}

/** Refuses `jerseyTaken` at the number's field, naming the member who wears it. */
async function requireFreeJersey(client: pg.ClientBase, teamId: string, jersey: number | null, memberId?: string): Promise<void> {
  const wearer = await wearerOf(client, teamId, jersey, memberId);
  if (wearer === undefined) return;
  throw new Refusal('jerseyTaken', { fields: { jersey_number: `${refusalTexts.jerseyTaken} It is ${wearer}.` } });
}
