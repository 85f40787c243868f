import type { Environment } from '../settings/environment.ts';
import type { Caller } from './route.ts';

/**
 * Whether a request that changes something, or opens a live stream, comes from our own pages. Browsers send Origin with every unsafe method, and newer ones
 * Sec-Fetch-Site with every request; other clients send neither and have no cookies to steal.
 */
export function isOwnOrigin(header: Caller['header'], ownOrigins: readonly string[]): boolean {
  const site = header('sec-fetch-site');
  const origin = header('origin');
  if (origin !== undefined) return ownOrigins.includes(origin) || isSameHost(origin, header('host'), ownOrigins);
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Without a configured origin, the host of the request counts as ours. */
function isSameHost(origin: string, host: string | undefined, ownOrigins: readonly string[]): boolean {
  if (ownOrigins.length > 0 || !host) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** The origin for links in mails. The Host header is not used, because an attacker could set it and the recipient would follow the link. */
export const homeOf = ({ PUBLIC_ORIGIN, PORT }: Pick<Environment, 'PUBLIC_ORIGIN' | 'PORT'>): string =>
  PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : `http://localhost:${PORT}`;

/** The origin by which this browser reached us, for answers to the same browser: the configured one, or the host of the request. */
export function originOf({ PUBLIC_ORIGIN, PORT }: Environment, caller: Caller): string {
  const local = `http://localhost:${PORT}`;
  return URL.parse(PUBLIC_ORIGIN ?? `http://${caller.header('host')}`)?.origin ?? local;
}
