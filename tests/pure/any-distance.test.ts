import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distancesKm } from '../../src/contract/limits.ts';
import { bandOf, distanceKm, earthRadiusKm } from '../../src/server/search/distance-bands.ts';
import { cubeOf, straightLineOf } from '../../src/server/search/points-in-space.ts';

/** Evenly distributed; fast-check's own fractions are concentrated around zero. */
const between = (least: number, most: number) => fc.integer({ min: least * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
const km = fc.oneof(between(0, 20_100), between(0, 120), fc.constantFrom(...distancesKm));
const degrees = (most: number) => between(-most, most);
const place = fc.record({ lat: degrees(90), lon: degrees(180) });
/** A place, and another one nearby. */
const neighbours = fc
  .tuple(fc.record({ lat: degrees(60), lon: degrees(170) }), degrees(1.5), degrees(1.5))
  .map(([a, north, east]) => [a, { lat: a.lat + north, lon: a.lon + east }] as const);

/** A place, and another one to its north, at about the largest distance of the filter. */
const hardly = fc
  .tuple(
    fc.record({ lat: degrees(80), lon: degrees(180) }),
    fc.constantFrom(...distancesKm),
    between(-2, 2).map((parts) => 1 + parts / 1e5),
  )
  .map(([a, most, share]) => [a, { lat: a.lat + ((most * share) / earthRadiusKm) * (180 / Math.PI), lon: a.lon }] as const);

/** The range in kilometres that a band promises to a visitor. */
function promised(band: string): [number, number] {
  const [from = 0, to = Infinity] = (band.match(/\d+/g) ?? []).map(Number);
  if (band.startsWith('under')) return [0, from];
  return band.startsWith('over') ? [from, Infinity] : [from, to];
}

const axes = (cube: string) => cube.slice(1, -1).split(', ').map(Number);
const straightLine = (a: string, b: string) => Math.hypot(...axes(a).map((axis, at) => axis - (axes(b)[at] ?? 0)));

describe('a distance band', () => {
  test('contains the distance, and is at least five kilometres wide', () => {
    fc.assert(
      fc.property(km, (far) => {
        const [from, to] = promised(bandOf(far));
        expect(far).toBeGreaterThanOrEqual(from);
        expect(far).toBeLessThan(to);
        expect(to - from).toBeGreaterThanOrEqual(5);
      }),
      { numRuns: 1_000 },
    );
  });

  test('is never nearer than that of a shorter distance', () => {
    fc.assert(
      fc.property(km, km, (one, other) => {
        const [near, far] = one < other ? [one, other] : [other, one];
        expect(promised(bandOf(near))[0]).toBeLessThanOrEqual(promised(bandOf(far))[0]);
      }),
    );
  });
});

describe('a search with a maximum distance', () => {
  test('finds exactly the places in the bands up to it', () => {
    fc.assert(
      fc.property(fc.oneof(neighbours, hardly), fc.constantFrom(...distancesKm), ([from, there], most) => {
        const far = distanceKm(from, there);
        fc.pre(Math.abs(far - most) > 0.000_03);
        expect(straightLine(cubeOf(from), cubeOf(there)) < straightLineOf(most)).toBe(far < most);
      }),
      { numRuns: 500 },
    );
  });

  test('lists nearer ones first', () => {
    fc.assert(
      fc.property(place, place, place, (from, a, b) => {
        const [toA, toB] = [distanceKm(from, a), distanceKm(from, b)];
        fc.pre(Math.abs(toA - toB) > 0.01 && Math.max(toA, toB) < 20_000);
        expect(straightLine(cubeOf(from), cubeOf(a)) < straightLine(cubeOf(from), cubeOf(b))).toBe(toA < toB);
      }),
    );
  });
});
