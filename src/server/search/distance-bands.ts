/** A point on the globe in degrees (WGS 84). */
export type Point = { lat: number; lon: number };

/** All distances of search use this radius, so that a shown band agrees with the distance filter. */
export const earthRadiusKm = 6_371;
const bands = [
  [5, 'under 5 km'],
  [10, '5–10 km'],
  [25, '10–25 km'],
  [50, '25–50 km'],
  [100, '50–100 km'],
] as const;

/** The distance as a band, which is wide enough that nobody's home can be worked out. */
export const bandOf = (km: number): string => bands.find(([upTo]) => km < upTo)?.[1] ?? 'over 100 km';

/** Great-circle distance in km (haversine formula, a sphere of 6,371 km). */
export function distanceKm(a: Point, b: Point): number {
  const latitudes = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const longitudes = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(latitudes + longitudes)));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
