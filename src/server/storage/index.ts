export { profilePictureRoute, storageRoute } from './picture-routes.ts';
export { deletePicture, keepPicture } from './keep-picture.ts';
export { makeProfilePicture } from './make-profile-picture.ts';
