export { recordChange, type TeamChange } from './record-change.ts';
export { findStanding, requireStanding, speaksFor, type Standing } from './require-standing.ts';
export { teamRoutes } from './routes.ts';
