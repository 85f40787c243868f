export { entriesOfTeams } from './read-entries.ts';
export { tournamentsModule } from './module.ts';
