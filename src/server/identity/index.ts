export { findViewerIn } from './find-viewer.ts';
export { renameUser } from './rename-user.ts';
export { identityModule } from './module.ts';
