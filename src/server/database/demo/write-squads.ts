import type pg from 'pg';
import { demoIdEnding } from './demo-id.ts';
import { guardianOfTheDemo, makeSquads } from './make-squads.ts';

/** Writes the rosters of the named teams; their players and users must exist. */
export async function writeSquads(client: pg.ClientBase): Promise<void> {
  const members = makeSquads();
  const column = (valueOf: (member: (typeof members)[number]) => unknown) => members.map(valueOf);
  await client.query(
    `insert into team_members (team_id, id, user_id, role, squad, first_name, last_name, jersey_number, position, is_minor, joined_at)
     select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::smallint[], $9::text[],
       $10::boolean[], $11::timestamptz[])`,
    [
      column(({ teamId }) => teamId),
      column(({ id }) => id),
      column(({ userId }) => userId),
      column(({ role }) => role),
      column(({ squad }) => squad),
      column(({ firstName }) => firstName),
      column(({ lastName }) => lastName),
      column(({ jerseyNumber }) => jerseyNumber),
      column(({ position }) => position),
      column(({ isMinor }) => isMinor),
      column(({ joinedAt }) => joinedAt.toISOString()),
    ],
  );
  await client.query(
    `insert into team_guardians (team_id, member_id, user_id)
     select member.team_id, member.id, guardian.id from teams team
     join team_members member on member.team_id = team.id
     join players ward on ward.id = member.user_id and ward.unique_name = $2
     join players guardian on guardian.unique_name = $3
     where team.name = $1 and team.id::text like $4`,
    [guardianOfTheDemo.team, guardianOfTheDemo.ward, guardianOfTheDemo.guardian, `%-${demoIdEnding}`],
  );
}
