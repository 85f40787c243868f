import { mayHere } from '../../contract/team-roles.ts';
import type { House } from '../http/house.ts';
import type { Viewer } from '../http/route.ts';
import { requireStanding } from '../teams/index.ts';
import { entriesOfTeam } from './read-entries.ts';

/** The tournaments of a team. Refuses `noSuchTeam`. */
export async function listTournaments({ database: { pool } }: House, teamId: string, { userId }: Viewer) {
  const standing = await requireStanding(pool, teamId, userId, 'readEvents');
  const { toCome, played } = await entriesOfTeam(pool, userId, teamId);
  return { status: 1 as const, to_come: toCome, played, may_enter: mayHere(standing, 'enterTournaments') };
}
