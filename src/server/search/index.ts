export { knownCities, type KnownCity } from './cities.ts';
export { placeAndMatch, standingOf } from './entry-parts.ts';
export { findCity, suggestCities } from './suggest-cities.ts';
export { indexEntries, removeEntries } from './index-entries.ts';
export { searchModule } from './module.ts';
export { firstSentence, searchEntry, type SearchEntry } from './search-entry.ts';
export { searchEverything } from './search-everything.ts';
export { changeWordUses, countWords, type WordUses } from './word-uses.ts';
export { writeEntries } from './write-entries.ts';
