import { limits } from '../../contract/limits.ts';
import { correctMyAge as ageCall, getMyAge } from '../../contract/my-age.ts';
import {
  getAccountSettings,
  getMyProfile,
  openProfile as openCall,
  updateAccountSettings as settingsCall,
  updateGamesInfo,
  updateProfileInfo as infoCall,
  type MyProfile,
} from '../../contract/my-profile.ts';
import { getProfilePicture, removeProfileImage, updateProfileImage, uploadFile } from '../../contract/pictures.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { correctMyAge, readMyAge } from './my-age.ts';
import { changeMyProfile, readAccountSettings, readMyProfile, updateAccountSettings, updateProfileInfo } from './my-profile.ts';
import { changePicture, readPicture, removePicture } from './profile-picture.ts';
import { openProfile } from './open-profile.ts';

const changes = { limit: { points: 60, windowSeconds: 600 } };
// The picture plus the rest of the form.
const uploads = { limit: { points: 60, windowSeconds: 600 }, bodyBytes: limits.pictureBytes + 16 * 1024 };
// Each correction sends mails to the managers of every team.
const corrections = { limit: { points: 10, windowSeconds: 3600 } };
const answered = (response: MyProfile) => ({ status: 1 as const, response });

export const profileRoutes = (app: AppContext) => [
  route(getMyProfile, async (_fields, { viewer }) => answered(await readMyProfile(app, viewer))),
  route(openCall, ({ u }, { viewer }) => openProfile(app, u, viewer)),
  route(infoCall, async (fields, { viewer }) => answered(await updateProfileInfo(app, fields, viewer)), changes),
  route(updateGamesInfo, async ({ sports }, { viewer }) => answered(await changeMyProfile(app, viewer, { sports })), changes),
  route(getAccountSettings, (_fields, { viewer }) => readAccountSettings(app, viewer)),
  route(settingsCall, ({ is_listed }, { viewer }) => updateAccountSettings(app, is_listed, viewer), changes),
  route(getMyAge, (_fields, { viewer }) => readMyAge(app, viewer)),
  route(ageCall, ({ isAdult }, { viewer }) => correctMyAge(app, isAdult, viewer), corrections),
  route(updateProfileImage, ({ image }, { viewer }) => changePicture(app, image, viewer), uploads),
  route(removeProfileImage, (_fields, { viewer }) => removePicture(app, viewer), changes),
  route(uploadFile, ({ file }, { viewer }) => changePicture(app, file, viewer), uploads),
  route(getProfilePicture, ({ player_id: id }, { viewer }) => readPicture(app, id, viewer)),
];
