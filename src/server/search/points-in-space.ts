import { earthRadiusKm, type Point } from './distance-bands.ts';

// Only a superuser can install PostgreSQL's earthdistance, but the owner of a database can install cube, which can index such points. This
// is earthdistance's radius in metres, for compatibility with points that it computed.
const radius = 6_378_168;

/** A place as a 3D point on a sphere, for PostgreSQL's cube: `<->` of two points grows with their distance on the ground. */
export function cubeOf({ lat, lon }: Point): string {
  const [north, east] = [radians(lat), radians(lon)];
  const axes = [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  return `(${axes.map((axis) => axis * radius).join(', ')})`;
}

/** The value of `<->` for two places that are `km` apart on the ground. */
export const straightLineOf = (km: number): number => 2 * radius * Math.sin(Math.min(km / earthRadiusKm, Math.PI) / 2);

const radians = (degrees: number) => (degrees * Math.PI) / 180;
