import { mayHere } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { requireAccess } from '../teams/index.ts';
import { entriesOfTeam } from './read-entries.ts';

/** The tournaments of a team. Refuses `noSuchTeam`. */
export async function listTournaments({ database: { pool } }: AppContext, teamId: string, { userId }: Viewer) {
  const access = await requireAccess(pool, teamId, userId, 'readEvents');
  const { toCome, played } = await entriesOfTeam(pool, userId, teamId);
  return { status: 1 as const, to_come: toCome, played, may_enter: mayHere(access, 'enterTournaments') };
}
