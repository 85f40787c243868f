export { knownCities, type KnownCity } from './cities.ts';
export { entryOfPlayer, entryOfTeam, entryOfTournament, type PlayerRow, type TeamRow, type TournamentRow } from './entries-of-rows.ts';
export { findCity, suggestCities } from './suggest-cities.ts';
export { indexEntries, removeEntries } from './index-entries.ts';
export { searchModule } from './module.ts';
export type { SearchEntry } from './search-entry.ts';
export { searchEverything } from './search-everything.ts';
export { changeWordUses, countWords, type WordUses } from './word-uses.ts';
export { writeEntries } from './write-entries.ts';
