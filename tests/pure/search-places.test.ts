import { describe, expect, test } from 'vitest';
import { Random } from '../../src/server/database/demo/random.ts';
import { bandOf, distanceKm } from '../../src/server/search/distance-bands.ts';
import { cellOf, centreOf } from '../../src/server/search/place-cells.ts';

const bengaluru = { lat: 12.972, lon: 77.594 };
const random = new Random(11);
const points = Array.from({ length: 500 }, () => ({ lat: random.next() * 180 - 90, lon: random.next() * 360 - 180 }));
const edges = [
  { lat: 90, lon: 180 },
  { lat: -90, lon: -180 },
  { lat: 0, lon: 180 },
  { lat: 0, lon: -180 },
];

describe('the distance of a result', () => {
  test.each([
    [0, 'under 5 km'],
    [4.99, 'under 5 km'],
    [5, '5–10 km'],
    [9.99, '5–10 km'],
    [10, '10–25 km'],
    [25, '25–50 km'],
    [50, '50–100 km'],
    [99.9, '50–100 km'],
    [100, 'over 100 km'],
    [2_500, 'over 100 km'],
  ])('%d km is shown as "%s"', (km, band) => {
    expect(bandOf(km)).toBe(band);
  });

  test('Bengaluru and Mysuru are about 128 km apart', () => {
    expect(distanceKm(bengaluru, { lat: 12.298, lon: 76.639 })).toBeCloseTo(128, -1);
  });

  test('a place has no distance to itself, and the same distance in both directions', () => {
    for (const [at, a] of points.entries()) {
      const b = points[at - 1] ?? bengaluru;
      expect(distanceKm(a, a)).toBe(0);
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
    }
  });
});

describe('the place of somebody in search', () => {
  test('is within a kilometre of the real one', () => {
    for (const where of [...points, ...edges]) expect(distanceKm(where, centreOf(cellOf(where)))).toBeLessThan(1);
  });

  test('is the same for two neighbours, so neither can be located by comparing', () => {
    expect(cellOf({ lat: 12.9721, lon: 77.5912 })).toBe(cellOf({ lat: 12.9689, lon: 77.5938 }));
  });

  test('fits its column', () => {
    for (const where of [...points, ...edges]) {
      expect(cellOf(where)).toBeLessThan(2 ** 31);
      expect(cellOf(where)).toBeGreaterThanOrEqual(0);
    }
  });
});
