import type { Answer } from '../../contract/call.ts';
import type { getAccountSettings } from '../../contract/my-profile.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { changeMyProfile } from './change-my-profile.ts';

type Settings = Answer<typeof getAccountSettings>;
type Listing = { isListed: boolean; mayBeListed: boolean };

const readListing = `
  select coalesce(players.is_listed, false) as "isListed", coalesce(users.is_adult, false) and players.id is not null as "mayBeListed"
  from users left join players on players.id = users.id where users.id = $1`;

/** The settings of the viewer's account. An organisation is in no list of players, and may not be. */
export async function readAccountSettings({ database: { pool } }: AppContext, viewer: Viewer): Promise<Settings> {
  const { rows } = await pool.query<Listing>(readListing, [viewer.userId]);
  const { isListed, mayBeListed } = rows[0] ?? { isListed: false, mayBeListed: false };
  return present(viewer, isListed, mayBeListed);
}

/** Lists the viewer's profile or takes it out of every list. Refuses `notAPlayer` and `minorUnlisted`. */
export async function updateAccountSettings(app: AppContext, isListed: boolean, viewer: Viewer): Promise<Settings> {
  const profile = await changeMyProfile(app, viewer, { isListed });
  return present(viewer, profile.is_listed, profile.may_be_listed);
}

const present = ({ email, userType }: Viewer, isListed: boolean, mayBeListed: boolean): Settings => ({
  status: 1,
  response: { email, user_type: userType, is_listed: isListed, may_be_listed: mayBeListed },
});
