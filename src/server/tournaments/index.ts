export { exportEntriesOf } from './export-entries.ts';
export { entriesOfTeam, entriesOfTeams } from './read-entries.ts';
export { tournamentRoutes } from './routes.ts';
