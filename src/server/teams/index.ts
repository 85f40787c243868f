export { findStanding, requireStanding, speaksFor, type Standing } from './require-standing.ts';
export { teamRoutes } from './routes.ts';
