import type { Day, ProfilePart } from '../../contract/day.ts';
import { readCredits } from '../assistant/index.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';

type Player = {
  uniqueName: string;
  isListed: boolean;
  city: string;
  sports: number[];
  parts: Record<ProfilePart, boolean>;
};

const readPlayer = `
  select unique_name as "uniqueName", is_listed as "isListed", city, sports, json_build_object(
    'photo', photo is not null,
    'about', about_me <> '',
    'achievement', achievement <> '',
    'social', coalesce(nullif(facebook, ''), nullif(instagram, ''), nullif(twitter, ''), nullif(youtube, '')) is not null
  ) as parts from players where id = $1`;

/** What the viewer's first page begins with. */
export async function readMyDay({ database: { pool } }: AppContext, { userId }: Viewer): Promise<Day> {
  const [{ rows: players }, credits] = await Promise.all([pool.query<Player>(readPlayer, [userId]), readCredits(pool, userId)]);
  const plan = { name: credits.plan, requestsAMonth: credits.requestsAMonth, requestsLeft: credits.requestsLeft };
  if (players[0]) {
    const { parts, city, sports, uniqueName, isListed } = players[0];
    const named = Object.keys(parts) as ProfilePart[];
    return {
      city,
      sports,
      profile: { uniqueName, isListed, filled: named.filter((part) => parts[part]), missing: named.filter((part) => !parts[part]) },
      plan,
    };
  }
  const { rows: organisations } = await pool.query<{ city: string; sports: number[] }>(
    'select city, sports from organisations where user_id = $1',
    [userId],
  );
  return { city: '', sports: [], ...organisations[0], profile: null, plan };
}
