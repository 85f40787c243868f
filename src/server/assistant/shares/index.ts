export { endShares, shareEndJob } from './end-shares.ts';
export { shareRoutes } from './share-routes.ts';
