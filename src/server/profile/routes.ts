import { limits } from '../../contract/limits.ts';
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
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';
import { readAccountSettings, updateAccountSettings } from './account-settings.ts';
import { changeMyProfile } from './change-my-profile.ts';
import { changePicture, removePicture } from './change-picture.ts';
import { openProfile } from './open-profile.ts';
import { readMyProfile } from './read-my-profile.ts';
import { readPicture } from './read-picture.ts';
import { updateProfileInfo } from './update-profile-info.ts';

const changes = { limit: { points: 60, windowSeconds: 600 } };
// The picture, and the form around it.
const uploads = { limit: { points: 60, windowSeconds: 600 }, bodyBytes: limits.pictureBytes + 16 * 1024 };
const answered = (response: MyProfile) => ({ status: 1 as const, response });

export const profileRoutes = (house: House) => [
  route(getMyProfile, async (_fields, { viewer }) => answered(await readMyProfile(house, viewer))),
  route(openCall, ({ u }, { viewer }) => openProfile(house, u, viewer)),
  route(infoCall, async (fields, { viewer }) => answered(await updateProfileInfo(house, fields, viewer)), changes),
  route(updateGamesInfo, async ({ sports }, { viewer }) => answered(await changeMyProfile(house, viewer, { sports })), changes),
  route(getAccountSettings, (_fields, { viewer }) => readAccountSettings(house, viewer)),
  route(settingsCall, ({ is_listed }, { viewer }) => updateAccountSettings(house, is_listed, viewer), changes),
  route(updateProfileImage, ({ image }, { viewer }) => changePicture(house, image, viewer), uploads),
  route(removeProfileImage, (_fields, { viewer }) => removePicture(house, viewer), changes),
  route(uploadFile, ({ file }, { viewer }) => changePicture(house, file, viewer), uploads),
  route(getProfilePicture, ({ id }, { viewer }) => readPicture(house, id, viewer)),
];
