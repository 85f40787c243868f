export { entriesOfTeams } from './read-entries.ts';
export { entryOfTournament, type TournamentRow } from './tournament-entry.ts';
export { tournamentsModule } from './module.ts';
