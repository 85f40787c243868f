import { mayHere, type SquadPlace, type TeamRole } from '../../contract/team-roles.ts';
import type { TeamMember } from '../../contract/team-members.ts';
import { Refusal } from '../http/refusal.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { isGuardianMissing } from './guarded-minors.ts';
import { speaksFor, type TeamAccess } from './access.ts';

export type MemberRow = {
  id: string;
  userId: string | null;
  firstName: string;
  lastName: string;
  role: TeamRole;
  squad: SquadPlace | null;
  jerseyNumber: number | null;
  position: string;
  isMinor: boolean;
  declinedAt: Date | null;
  isGuardianMissing: boolean;
  email: string | null;
  phone: string | null;
  emergencyName: string;
  emergencyPhone: string | null;
  joinedAt: Date;
  version: number;
  photo: string | null;
  uniqueName: string | null;
};

const selectFrom = (members: 'active_members' | 'participants') => `
  select member.id, member.user_id as "userId", member.first_name as "firstName", member.last_name as "lastName", member.role, member.squad,
    member.jersey_number as "jerseyNumber", member.position,
    minors.member_id is not null as "isMinor", member.declined_at as "declinedAt",
    ${isGuardianMissing('member')} as "isGuardianMissing", member.email, member.phone,
    member.emergency_name as "emergencyName", member.emergency_phone as "emergencyPhone", member.joined_at as "joinedAt", member.version, player.photo, player.unique_name as "uniqueName"
  from ${members} member left join players player on player.id = member.user_id and player.is_listed
  left join minors on minors.team_id = $1 and minors.member_id = member.id
  where member.team_id = $1`;

const inOrder = `
  order by array_position(array['owner', 'manager', 'coach', 'player'], member.role), member.squad = 'substitute',
    member.jersey_number nulls last, lower(member.first_name), member.id`;

const readRoster = prepared('team-roster', sql<MemberRow, [teamId: string]>`${selectFrom('participants')} ${inOrder}`);

/** The roster of a team without followers: staff first, then players and substitutes by jersey number. */
export async function readMembers(db: Queryable, { teamId }: TeamAccess): Promise<MemberRow[]> {
  const { rows } = await query(db, readRoster, [teamId]);
  return rows;
}

const readOne = prepared(
  'team-member',
  sql<MemberRow, [teamId: string, memberId: string]>`${selectFrom('active_members')} and member.id = $2`,
);

/** One member of a team. Refuses `noSuchMember`, also for members of other teams. */
export async function readMember(db: Queryable, teamId: string, memberId: string): Promise<MemberRow> {
  const { rows } = await query(db, readOne, [teamId, memberId]);
  if (!rows[0]) throw new Refusal('noSuchMember');
  return rows[0];
}

/** A member with the fields that this access may read: whether they are a minor, and contacts for staff, the member themselves and their guardian. */
export function presentMember(row: MemberRow, access: TeamAccess): TeamMember {
  const isMine = speaksFor(access, row.id);
  const seesContacts = isMine || mayHere(access, 'readContacts');
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    role: row.role,
    squad: row.squad,
    jersey_number: row.jerseyNumber,
    position: row.position,
    // Who came by a shared link need not learn which of the others are children.
    is_minor: row.isMinor && (isMine || mayHere(access, 'editRoster')),
    is_guardian_missing: mayHere(access, 'editRoster') && row.isGuardianMissing,
    declined_at: mayHere(access, 'editRoster') ? (row.declinedAt?.toISOString() ?? null) : null,
    has_account: row.userId !== null,
    is_me: row.id === access.memberId,
    photo: row.photo,
    unique_name: row.uniqueName,
    email: seesContacts ? row.email : null,
    phone: seesContacts ? row.phone : null,
    emergency_name: seesContacts ? row.emergencyName : null,
    emergency_phone: seesContacts ? row.emergencyPhone : null,
    joined_at: row.joinedAt.toISOString(),
    version: row.version,
  };
}
