export { storageModule } from './module.ts';
export { deletePicture, keepPicture, removePicture } from './keep-picture.ts';
export { makeProfilePicture } from './make-profile-picture.ts';
