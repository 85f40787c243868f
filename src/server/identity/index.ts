export { findViewerIn } from './find-viewer.ts';
export { renameUser } from './users.ts';
export { identityModule } from './module.ts';
