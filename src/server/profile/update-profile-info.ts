import type { CheckedFields } from '../../contract/call.ts';
import type { MyProfile, updateProfileInfo as call } from '../../contract/my-profile.ts';
import type { AppContext } from '../http/app-context.ts';
import { invalidInput } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { renameUser } from '../identity/index.ts';
import { findCity } from '../search/index.ts';
import { changeMyProfile } from './change-my-profile.ts';

/** Takes what the viewer says of themselves. Refuses a city that nobody knows, `notAPlayer` and `nameTaken`. */
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
