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

/** Where links in mails lead. The host of a request is never asked: anybody may write one, and somebody else would follow it. */
export const homeOf = ({ PUBLIC_ORIGIN, PORT }: Pick<Environment, 'PUBLIC_ORIGIN' | 'PORT'>): string =>
  PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : `http://localhost:${PORT}`;

/** The address that this browser knows us by, for what goes back to it alone; without a configured one, the host it asked. */
export function originOf({ PUBLIC_ORIGIN, PORT }: Environment, caller: Caller): string {
  const local = `http://localhost:${PORT}`;
  return URL.parse(PUBLIC_ORIGIN ?? `http://${caller.header('host')}`)?.origin ?? local;
}
