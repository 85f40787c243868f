import type { InvitedAs } from '../../../contract/invitations.ts';
import type { TeamRole } from '../../../contract/team-roles.ts';
import { invalidInput, Refusal } from '../../http/refusal.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { refuseDeclined } from './declined.ts';
import { isOpenAt } from './ended-because.ts';

type Wanted = {
  team_id: string;
  as: InvitedAs;
  email?: string | undefined;
  player_id?: string | undefined;
  member_id?: string | null | undefined;
  name: string;
};

/** The invited person, and the roster row that they would take. */
export type Invited = {
  as: InvitedAs;
  memberId: string | null;
  /** The address that staff entered; null for an invited player, whose own address is not shown to staff. */
  email: string | null;
  userId: string | null;
  name: string;
  ward: string;
};

type MemberRow = {
  id: string;
  name: string;
  email: string | null;
  userId: string | null;
  role: TeamRole;
  squad: string | null;
  isMinor: boolean;
};
const memberColumns = `id, trim(first_name || ' ' || last_name) as name, email, user_id as "userId", role, squad,
  exists (select from minors where minors.team_id = $1 and minors.member_id = active_members.id) as "isMinor"`;

/**
 * Finds the person that an invitation is for. Refuses `noSuchMember`, `notAMinor`, `noSuchPlayer` (also for unlisted players),
 * `memberAlready` for somebody who is in the team, `alreadyInvited`, and `declinedTwice`. The caller has locked the team.
 */
export async function findInvited(db: Queryable, wanted: Wanted): Promise<Invited> {
  const member = wanted.member_id ? await findMember(db, wanted.team_id, wanted.member_id) : undefined;
  const player = wanted.player_id ? await findPlayer(db, wanted.player_id) : undefined;
  if (member && wanted.as === 'guardian') return askGuardian(db, wanted, member, player);
  if (wanted.as === 'guardian') throw invalidInput({ member_id: 'Please choose who they look after.' });
  const email = wanted.email ?? member?.email ?? null;
  if (!player && !email) throw invalidInput({ email: 'Please enter an e-mail.' });
  const row = member ?? (email ? await findByAddress(db, wanted.team_id, email) : undefined);
  if (row?.userId || (await isMember(db, wanted.team_id, player?.id, email))) throw new Refusal('memberAlready');
  await refuseSecond(db, wanted.team_id, { player: player?.id, email, memberId: row?.id });
  return {
    as: row ? placeOf(row) : wanted.as,
    memberId: row?.id ?? null,
    email: player ? null : email,
    userId: player?.id ?? null,
    name: player?.name ?? (wanted.name || row?.name || ''),
    ward: '',
  };
}

const readGuardian = sql<
  never,
  [team: string, memberId: string, userId: string | null, email: string | null]
>`select from team_guardians guardian where team_id = $1 and member_id = $2 and (user_id = $3 or exists
      (select from user_ways way where way.user_id = guardian.user_id and kind = 'email' and verified_at is not null and subject = lower($4)))`;

async function askGuardian(db: Queryable, wanted: Wanted, member: MemberRow, player: Player | undefined): Promise<Invited> {
  if (!member.isMinor) throw new Refusal('notAMinor');
  const email = wanted.email ?? null;
  const { rowCount } = await query(db, readGuardian, [wanted.team_id, member.id, player?.id ?? null, email]);
  if (rowCount) throw new Refusal('memberAlready');
  await refuseSecond(db, wanted.team_id, { player: player?.id, email, memberId: member.id, isGuardian: true });
  return {
    as: 'guardian',
    memberId: member.id,
    email: player ? null : email,
    userId: player?.id ?? null,
    name: player?.name ?? wanted.name,
    ward: member.name,
  };
}

/** The place that a roster row already has. An unclaimed owner row is claimed as manager. */
const placeOf = ({ role, squad }: MemberRow): InvitedAs =>
  role === 'player' ? (squad === 'substitute' ? 'substitute' : 'player') : role === 'owner' ? 'manager' : role;

const selectMember = sql<MemberRow, [team: string, id: string]>`select ${memberColumns} from active_members where team_id = $1 and id = $2`;

async function findMember(db: Queryable, team: string, id: string): Promise<MemberRow> {
  const { rows } = await query(db, selectMember, [team, id]);
  if (!rows[0]) throw new Refusal('noSuchMember');
  return rows[0];
}

const readMemberByEmail = sql<
  MemberRow,
  [team: string, email: string]
>`select ${memberColumns} from active_members where team_id = $1 and lower(email) = lower($2) and user_id is null
     order by id limit 1`;

/** An unclaimed roster row with this address. */
async function findByAddress(db: Queryable, team: string, email: string): Promise<MemberRow | undefined> {
  const { rows } = await query(db, readMemberByEmail, [team, email]);
  return rows[0];
}

type Player = { id: string; name: string };

const readPlayer = sql<Player, [id: string]>`
  select players.id, trim(first_name || ' ' || last_name) as name from players where players.id = $1 and is_listed`;

async function findPlayer(db: Queryable, id: string): Promise<Player> {
  const { rows } = await query(db, readPlayer, [id]);
  if (!rows[0]) throw new Refusal('noSuchPlayer');
  return rows[0];
}

const memberIs = sql<
  never,
  [team: string, userId: string | null, email: string | null]
>`select from participants member where team_id = $1 and (user_id = $2 or exists
      (select from user_ways way where way.user_id = member.user_id and kind = 'email' and verified_at is not null and subject = lower($3)))`;

async function isMember(db: Queryable, team: string, userId: string | undefined, email: string | null): Promise<boolean> {
  const { rowCount } = await query(db, memberIs, [team, userId ?? null, userId ? null : email]);
  return rowCount !== 0;
}

type Second = { player: string | undefined; email: string | null; memberId: string | undefined; isGuardian?: boolean };

const readInvitation = sql<
  never,
  [team: string, player: string | null, email: string | null, memberId: string | null, isGuardian: boolean]
>`select from team_invitations invitation where invitation.team_id = $1 and ${isOpenAt('now()')} and kind <> 'link' and
      case when $5 then invited_as = 'guardian' and member_id = $4 and (user_id = $2 or email_key = lower($3))
        else invited_as <> 'guardian' and (user_id = $2 or email_key = lower($3) or member_id = $4) end`;

async function refuseSecond(db: Queryable, team: string, { player, email, memberId, isGuardian = false }: Second): Promise<void> {
  await refuseDeclined(db, team, { player, email, memberId, isGuardian });
  const { rowCount } = await query(db, readInvitation, [team, player ?? null, player ? null : email, memberId ?? null, isGuardian]);
  if (rowCount) throw new Refusal('alreadyInvited');
}
