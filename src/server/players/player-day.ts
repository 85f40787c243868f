import type { ProfilePart } from '../../contract/day.ts';
import type { DayPart } from '../http/personal-data.ts';
import { query, sql } from '../database/sql.ts';

type Player = {
  uniqueName: string;
  isListed: boolean;
  city: string;
  sports: number[];
  parts: Record<ProfilePart, boolean>;
};

const readPlayer = sql<Player, [userId: string]>`
  select unique_name as "uniqueName", is_listed as "isListed", city, sports, json_build_object(
    'photo', photo is not null,
    'about', about_me <> '',
    'achievement', achievement <> '',
    'social', coalesce(nullif(facebook, ''), nullif(instagram, ''), nullif(twitter, ''), nullif(youtube, '')) is not null
  ) as parts from players where id = $1`;

/** The part of My day about a player: city, sports, and which parts of the profile are filled in. Empty for an organisation. */
export const playerDay: DayPart = async (db, { userId }) => {
  const { rows } = await query(db, readPlayer, [userId]);
  if (!rows[0]) return {};
  const { parts, city, sports, uniqueName, isListed } = rows[0];
  const named = Object.keys(parts) as ProfilePart[];
  const profile = { uniqueName, isListed, filled: named.filter((part) => parts[part]), missing: named.filter((part) => !parts[part]) };
  return { city, sports, profile };
};
