import type { CheckedFields } from '../../contract/call.ts';
import { limits } from '../../contract/limits.ts';
import type { addPlayer as call, TeamMember } from '../../contract/team-players.ts';
import { newId } from '../database/new-id.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Queryable } from '../database/queryable.ts';
import { changeInTeam } from './change-in-team.ts';
import { requireFreeJersey } from './free-jersey.ts';
import { memberColumns } from './member-columns.ts';
import { presentMember, readMember } from './read-members.ts';
import { recordChange } from './record-change.ts';

const insert = `
  insert into team_members (team_id, id, role, first_name, last_name, squad, jersey_number, position, email, phone, is_minor)
  values ($1, $2, 'player', $3, $4, $5, $6, $7, $8, $9, $10)`;

/** Puts somebody without an account on the roster. Refuses `noSuchTeam`, `notYours`, `jerseyTaken` and `rosterFull`. */
export async function addPlayer(app: AppContext, fields: CheckedFields<typeof call>, userId: string): Promise<TeamMember> {
  const { id: teamId, ...told } = fields;
  return changeInTeam(app, { teamId, userId, permission: 'editRoster' }, async (client, access) => {
    await requireRoom(client, teamId);
    await requireFreeJersey(client, teamId, told.jersey_number);
    const columns = memberColumns(told);
    const id = newId();
    await client.query(insert, [teamId, id, ...Object.values(columns)]);
    await recordChange(client, { teamId, about: 'member', aboutId: id, actorId: userId, what: 'added', after: columns });
    return presentMember(await readMember(client, teamId, id), access);
  });
}

/** Refuses `rosterFull` where a locked team cannot have so many members more. */
export async function requireRoom(client: Queryable, teamId: string, more = 1): Promise<void> {
  const count = `select count(*)::integer as members from team_members where team_id = $1 and removed_at is null and role <> 'follower'`;
  const { rows } = await client.query<{ members: number }>(count, [teamId]);
  if ((rows[0]?.members ?? 0) + more > limits.teamMembersMaximum) throw new Refusal('rosterFull');
}
