import { earthRadiusKm, type Point } from './distance-bands.ts';

// PostgreSQL's earthdistance would measure for us, but only a superuser may install it; cube, which indexes such points, is open
// to the owner of a database. This is earthdistance's radius in metres, so places that it measured stay where they are.
const radius = 6_378_168;

/** A place as a point of PostgreSQL's cube, on a sphere: the nearer on the ground, the less `<->` tells of two of them. */
export function cubeOf({ lat, lon }: Point): string {
  const [north, east] = [radians(lat), radians(lon)];
  const axes = [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  return `(${axes.map((axis) => axis * radius).join(', ')})`;
}

/** What `<->` tells of two places that are `km` apart on the ground. */
export const straightLineOf = (km: number): number => 2 * radius * Math.sin(Math.min(km / earthRadiusKm, Math.PI) / 2);

const radians = (degrees: number) => (degrees * Math.PI) / 180;
