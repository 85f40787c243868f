import type { Environment } from '../settings/environment.ts';
import type { Caller } from './route.ts';

/**
 * Whether a request that changes something may come from where it says.
 * Browsers send Origin with every unsafe method, and Sec-Fetch-Site where they are newer; a program sends neither and has no cookies to steal.
 */
export function isOwnOrigin(header: Caller['header'], ownOrigins: readonly string[]): boolean {
  const site = header('sec-fetch-site');
  const origin = header('origin');
  if (origin !== undefined) return ownOrigins.includes(origin) || isSameHost(origin, header('host'), ownOrigins);
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Without a configured origin, the host the browser asked is ours. */
function isSameHost(origin: string, host: string | undefined, ownOrigins: readonly string[]): boolean {
  if (ownOrigins.length > 0 || !host) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** The address that this browser knows us by; without a configured one, the host it asked. */
export function originOf({ PUBLIC_ORIGIN, PORT }: Environment, caller: Caller): string {
  const local = `http://localhost:${PORT}`;
  return URL.parse(PUBLIC_ORIGIN ?? `http://${caller.header('host')}`)?.origin ?? local;
}
