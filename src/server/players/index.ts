export { readPlayerProfile } from './read-player-profile.ts';
export { playerRoutes } from './routes.ts';
