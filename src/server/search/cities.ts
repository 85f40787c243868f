import { readFileSync } from 'node:fs';
import type { City } from '../../contract/search.ts';
import { foldText } from './fold-text.ts';
import { indiaStates } from './india-states.ts';

type Row = [name: string, state: string, lat: number, lon: number, population: number, ...alsoCalled: string[]];

/** One of India's cities; `foldedNames` are its name and other names in the form that search compares. */
export type KnownCity = City & { population: number; foldedNames: string[] };

let cities: readonly KnownCity[] | undefined;

/** India's cities and towns, largest first. Read once, on the first call. */
export function knownCities(): readonly KnownCity[] {
  cities ??= (JSON.parse(readFileSync(new URL('../../data/search/india-cities.json', import.meta.url), 'utf8')) as Row[]).map(cityOf);
  return cities;
}

const cityOf = ([name, state, lat, lon, population, ...alsoCalled]: Row): KnownCity => ({
  name,
  state: indiaStates[state] ?? '',
  lat,
  lon,
  population,
  foldedNames: [name, ...alsoCalled].map(foldText),
});
