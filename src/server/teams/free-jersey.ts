import type pg from 'pg';
import { refusalTexts } from '../../contract/messages.ts';
import { Refusal } from '../http/refusal.ts';

type Wearer = { name: string };

const find = `
  select trim(first_name || ' ' || last_name) as name from team_members
  where team_id = $1 and jersey_number = $2 and removed_at is null and id is distinct from $3`;

/** Who of a locked team wears a number, `memberId` aside; undefined where it is free. */
export async function wearerOf(
  client: pg.ClientBase,
  teamId: string,
  jersey: number | null,
  memberId?: string,
): Promise<string | undefined> {
  if (jersey === null) return undefined;
  const { rows } = await client.query<Wearer>(find, [teamId, jersey, memberId ?? null]);
  return rows[0]?.name;
}

/** Refuses `jerseyTaken` at its field, saying whose number it is. */
export async function requireFreeJersey(client: pg.ClientBase, teamId: string, jersey: number | null, memberId?: string): Promise<void> {
  const wearer = await wearerOf(client, teamId, jersey, memberId);
  if (wearer === undefined) return;
  throw new Refusal('jerseyTaken', { fields: { jersey_number: `${refusalTexts.jerseyTaken} It is ${wearer}.` } });
}
