export { accountRoutes } from './account-routes.ts';
export { startForgetting } from './forget-ended.ts';
export { findViewerIn } from './find-viewer.ts';
export { renameUser } from './rename-user.ts';
export { identityRoutes } from './routes.ts';
export { startSocialSignIn } from './start-social-sign-in.ts';
export { passwordRoutes } from './passwords/password-routes.ts';
export { startResetWork } from './passwords/reset-password.ts';
