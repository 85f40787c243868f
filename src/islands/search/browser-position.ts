export type Position = { lat: number; lon: number };
/** Why the browser gave no position. */
export type NoPosition = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

const timeoutMs = 10_000;
const reasons: Record<number, NoPosition> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };
/** Two decimals are about a kilometre: precise enough for a search, too coarse to find a home. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * Asks the browser for the position, rounded to two decimals; the browser asks the user first. Resolves to the reason where there is no
 * position.
 */
export function browserPosition(): Promise<Position | NoPosition> {
  if (!('geolocation' in navigator)) return Promise.resolve('unsupported');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) }),
      ({ code }) => resolve(reasons[code] ?? 'unavailable'),
      { timeout: timeoutMs, maximumAge: 300_000 },
    );
  });
}
