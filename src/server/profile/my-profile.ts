import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Answer, CheckedFields } from '../../contract/call.ts';
import type { getAccountSettings, MyProfile, updateProfileInfo as call } from '../../contract/my-profile.ts';
import { users } from '../database/tables/identity.ts';
import { query, sql } from '../database/sql.ts';
import { players } from '../database/tables/players.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { renameUser } from '../identity/index.ts';
import { changePlayer, type PlayerChange, type PlayerRow, presentPlayer } from '../players/index.ts';
import { findCity } from '../search/index.ts';

/** The viewer's own profile. Refuses `notAPlayer`. */
export async function readMyProfile({ database: { db } }: AppContext, { userId }: Viewer): Promise<MyProfile> {
  const [found] = await db
    .select({ player: players, isAdult: users.isAdult })
    .from(players)
    .innerJoin(users, eq(users.id, players.id))
    .where(eq(players.id, userId));
  if (!found) throw new Refusal('notAPlayer');
  return presentMyProfile(found.player, found.isAdult === true);
}

type Also = (client: pg.PoolClient) => Promise<void>;

const lockUser = sql<{ isAdult: boolean | null }, [userId: string]>`select is_adult as "isAdult" from users where id = $1 for update`;

/**
 * Changes the viewer's player and further rows in one transaction with the search entry. Refuses `notAPlayer`, `nameTaken` and
 * `minorUnlisted`.
 */
export async function changeMyProfile(app: AppContext, { userId }: Viewer, change: PlayerChange, also?: Also): Promise<MyProfile> {
  return inTransaction(app.database.pool, async (client) => {
    // Locks the user: one change at a time, and none after the account was deleted.
    const { rows } = await query(client, lockUser, [userId]);
    const mayBeListed = rows[0]?.isAdult === true;
    if (change.isListed && !mayBeListed) throw new Refusal('minorUnlisted');
    const player = await changePlayer(client, userId, change);
    await also?.(client);
    return presentMyProfile(player, mayBeListed);
  });
}

/** Changes the viewer's profile. Refuses an unknown city, `notAPlayer` and `nameTaken`. */
export async function updateProfileInfo(app: AppContext, fields: CheckedFields<typeof call>, viewer: Viewer): Promise<MyProfile> {
  const place = findCity(fields.street_address);
  if (!place) throw invalidInput({ street_address: 'We know no city of this name in India. Choose one of the list.' });
  const change = {
    firstName: fields.first_name,
    lastName: fields.last_name,
    uniqueName: fields.unique_name,
    aboutMe: fields.about_me,
    achievement: fields.achievement,
    gender: fields.gender,
    level: fields.level,
    city: place.name,
    state: place.state,
    lat: place.lat,
    lon: place.lon,
    facebook: fields.facebook || null,
    instagram: fields.instagram || null,
    twitter: fields.twitter || null,
    youtube: fields.youtube || null,
  };
  const fullName = `${fields.first_name} ${fields.last_name}`.trim();
  return changeMyProfile(app, viewer, change, (client) => renameUser(app, client, viewer.userId, fullName));
}

type Settings = Answer<typeof getAccountSettings>;
type Listing = { isListed: boolean; mayBeListed: boolean };

const readListing = sql<Listing, [userId: string]>`
  select coalesce(players.is_listed, false) as "isListed", coalesce(users.is_adult, false) and players.id is not null as "mayBeListed"
  from users left join players on players.id = users.id where users.id = $1`;

/** The viewer's account settings. An organisation is not listed among players. */
export async function readAccountSettings({ database: { pool } }: AppContext, viewer: Viewer): Promise<Settings> {
  const { rows } = await query(pool, readListing, [viewer.userId]);
  const { isListed, mayBeListed } = rows[0] ?? { isListed: false, mayBeListed: false };
  return present(viewer, isListed, mayBeListed);
}

/** Lists or unlists the viewer's profile. Refuses `notAPlayer` and `minorUnlisted`. */
export async function updateAccountSettings(app: AppContext, isListed: boolean, viewer: Viewer): Promise<Settings> {
  const profile = await changeMyProfile(app, viewer, { isListed });
  return present(viewer, profile.is_listed, profile.may_be_listed);
}

const present = ({ email, userType }: Viewer, isListed: boolean, mayBeListed: boolean): Settings => ({
  status: 1,
  response: { email, user_type: userType, is_listed: isListed, may_be_listed: mayBeListed },
});

/** A player's own view of their profile. */
const presentMyProfile = (player: PlayerRow, mayBeListed: boolean): MyProfile => ({
  ...presentPlayer(player),
  gender: player.gender,
  level: player.level,
  city: `${player.city}, ${player.state}`,
  is_listed: player.isListed,
  may_be_listed: mayBeListed,
});
