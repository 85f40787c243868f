export { findViewerIn } from './find-viewer.ts';
export { identityRoutes } from './routes.ts';
