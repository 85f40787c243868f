export { findViewerIn } from './find-viewer.ts';
export { changeAge, lockAge, readAge, renameUser } from './users.ts';
export { identityModule } from './module.ts';
