export { readTeamProfile } from './read-team-profile.ts';
export { teamRoutes } from './routes.ts';
