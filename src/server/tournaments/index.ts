export { exportEntriesOf } from './export-entries.ts';
export { entriesOfTeams } from './read-entries.ts';
export { tournamentRoutes } from './routes.ts';
