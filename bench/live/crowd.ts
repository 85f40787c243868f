import { openDatabase } from '../../src/server/database/connect.ts';
import type { AppContext } from '../../src/server/http/app-context.ts';
import { createLog } from '../../src/server/http/log.ts';
import { openApp } from '../../src/server/open-app.ts';
import { readEnvironment } from '../../src/server/settings/environment.ts';
import { addBenchTeam } from '../bench-team.ts';
import { sessionCookie } from '../session-cookie.ts';

/** Somebody signed in, who plays in a team. */
export type Person = { readonly teamId: string; readonly memberId: string; readonly cookie: string };
/** A team with its events, all of them to come. */
export type Squad = { readonly teamId: string; readonly people: readonly Person[]; readonly eventIds: readonly string[] };

const eventsOfTeam = 60;
const atOnce = 16;

/** Opens the database of these measurements, so that it does not stay on the server's core, and fills it with teams of so many people. */
export async function gatherCrowd(folder: string, sizes: readonly number[]) {
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const app = await openApp({ environment, log: createLog('silent') });
  const squads: Squad[] = [];
  for (const size of sizes) squads.push(await addSquad(app, size));
  await app.database.pool.query('analyze');
  await app.close();
  return { squads, pool: database.pool, close: database.close };
}

async function addSquad(app: AppContext, size: number): Promise<Squad> {
  const { teamId, members, eventIds } = await addBenchTeam(app.database.pool, size, eventsOfTeam);
  const people: Person[] = [];
  for (let from = 0; from < members.length; from += atOnce) {
    const some = members.slice(from, from + atOnce);
    people.push(
      ...(await Promise.all(some.map(async ({ id, userId }) => ({ teamId, memberId: id, cookie: await sessionCookie(app, userId) })))),
    );
  }
  return { teamId, people, eventIds };
}
