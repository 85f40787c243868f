import type { CheckedFields } from '../../contract/call.ts';
import type { addTeam } from '../../contract/team-edit.ts';
import { invalidInput } from '../http/refusal.ts';
import { findCity } from '../search/index.ts';

export type ToldOfTeam = CheckedFields<typeof addTeam>;

/** What somebody said of a team, as its columns. Refuses a city that nobody knows. */
export function teamColumns(told: ToldOfTeam) {
  const place = findCity(told.city);
  if (!place) throw invalidInput({ city: 'We know no city of this name in India. Choose one of the list.' });
  return {
    name: told.team_name,
    description: told.team_desc,
    address: told.team_address,
    teamType: told.team_type,
    sportId: told.sport_id,
    gender: told.team_gender,
    level: told.level,
    timeZone: told.time_zone,
    city: place.name,
    state: place.state,
    lat: place.lat,
    lon: place.lon,
    facebook: told.facebook || null,
    instagram: told.instagram || null,
    twitter: told.twitter || null,
    youtube: told.youtube || null,
  };
}
