import type pg from 'pg';
import type { Answer } from '../../contract/call.ts';
import type { getMyAge } from '../../contract/my-age.ts';
import type { Queryable } from '../database/queryable.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { changeAge, lockAge, readAge } from '../identity/index.ts';
import { publish } from '../live/publish.ts';
import { changePlayer } from '../players/index.ts';
import { changeAgeInTeams, lockTeamsOf, teamsOnWhichAgeDepends } from '../teams/index.ts';

type MyAge = Answer<typeof getMyAge>;

/** What the viewer said of their age, and what depends on it. */
export const readMyAge = ({ database: { pool } }: AppContext, { userId }: Viewer): Promise<MyAge> => ageOf(pool, userId);

async function ageOf(db: Queryable, userId: string): Promise<MyAge> {
  const isAdult = await readAge(db, userId);
  return { status: 1, response: { isAdult, ...(await teamsOnWhichAgeDepends(db, userId)) } };
}

/**
 * Corrects whether the viewer is 18 or older. A minor's profile is unlisted, and their own guardianships end; an adult's stays unlisted until
 * they list it. Refuses `introduceFirst`, `ageGuarded` and `ageOnRoster`; does nothing the second time.
 */
export async function correctMyAge(app: AppContext, isAdult: boolean, { userId }: Viewer): Promise<MyAge> {
  const now = await inTransaction(app.database.pool, async (client) => {
    await lockTeamsOf(client, userId);
    const { isAdult: wasAdult, userType } = await lockAge(client, userId);
    if (wasAdult !== isAdult) {
      await changeAgeInTeams(app, client, { userId, wasAdult, isAdult }, () => changeAge(client, userId, isAdult));
      if (!isAdult && userType === 'player') await unlist(client, userId);
      await publish(client, { type: 'age.changed', userIds: [userId], actorIds: [userId] });
    }
    return ageOf(client, userId);
  });
  app.jobs.deliverSoon();
  return now;
}

const unlist = (client: pg.PoolClient, userId: string) => changePlayer(client, userId, { isListed: false });
