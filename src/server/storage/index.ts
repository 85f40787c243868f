export { storageModule } from './module.ts';
export { keepPicture } from './keep-picture.ts';
export { deletePicture, removePicture } from './remove-picture.ts';
