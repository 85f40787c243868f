import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { City, Gender } from '../../contract/search.ts';
import { players } from '../database/tables/players.ts';
import { freeUniqueName } from './free-unique-name.ts';
import { makeFindable } from './make-findable.ts';

type Told = { id: string; fullName: string; sports: number[]; gender: Gender; place: City; isListed: boolean };

/** Makes the player that stands behind a user, or changes what they told of themselves, and makes them findable where they may be. */
export async function putPlayer(client: pg.PoolClient, { id, fullName, sports, gender, place, isListed }: Told): Promise<void> {
  const db = drizzle(client);
  const [firstName = '', ...others] = fullName.split(/\s+/);
  const told = {
    firstName,
    lastName: others.join(' '),
    sports,
    gender,
    city: place.name,
    state: place.state,
    lat: place.lat,
    lon: place.lon,
    isListed,
  };
  const [known] = await db.select({ uniqueName: players.uniqueName }).from(players).where(eq(players.id, id));
  const uniqueName = known?.uniqueName ?? (await freeUniqueName(client, fullName));
  const [row] = await db
    .insert(players)
    .values({ id, uniqueName, level: 'beginner', aboutMe: '', achievement: '', ...told })
    .onConflictDoUpdate({ target: players.id, set: told })
    .returning();
  if (row) await makeFindable(client, row);
}
