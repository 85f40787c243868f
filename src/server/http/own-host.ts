import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import type { Environment } from '../settings/environment.ts';

type Addresses = Pick<
  Environment,
  | 'PUBLIC_ORIGIN'
  | 'PUBLIC_STORAGE_URL'
  | 'PUBLIC_ADMIN_URL'
  | 'PUBLIC_AI_URL'
  | 'PUBLIC_AUTH_URL'
  | 'PUBLIC_PAYMENTS_URL'
  | 'PUBLIC_ORGANISATION_URL'
  | 'HOST'
>;

/** Whether a Host header names this site; `undefined` for a request without one. */
export type IsOwnHost = (host: string | undefined) => boolean;

const privateRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'unspecified']);
/** Names that no public name server answers: without a dot, or reserved for private networks. */
const privateName = /^[a-z\d-]+$|\.(localhost|local|internal|test|lan|home\.arpa)$/;

function isPrivate(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address) ? privateRanges.has(ipaddr.process(address).range()) : privateName.test(hostname);
}

/**
 * With `PUBLIC_ORIGIN` only its host is served, and those of `PUBLIC_<SERVICE>_URL`, which may be this program under another name. Without
 * it, as in development, only loopback, private addresses, private names and `HOST` are, so that another site's name that points here
 * (DNS rebinding) reaches nothing.
 */
export function ownHostsOf({ PUBLIC_ORIGIN, HOST, ...services }: Addresses): IsOwnHost {
  const urls = [PUBLIC_ORIGIN, ...Object.values(services)].flatMap((address) => URL.parse(address ?? '') ?? []);
  const known = new Set(urls.map(({ host }) => host));
  // A default port may be named or left out, depending on the scheme, which the header does not say.
  const parsed = (host: string) => [URL.parse(`http://${host}`), URL.parse(`https://${host}`)].flatMap((url) => url ?? []);
  const isOwn = (host: string) => {
    if (/[/?#@\\\s]/.test(host)) return false;
    const urls = parsed(host);
    if (PUBLIC_ORIGIN) return urls.some((url) => known.has(url.host));
    return urls.some(({ hostname }) => isPrivate(hostname) || hostname === HOST.toLowerCase());
  };
  // Nearly every request names the same host, and parsing it takes as long as answering with a file.
  const answers = new LRUCache<string, boolean>({ max: 100, memoMethod: isOwn });
  return (host) => Boolean(host) && answers.memo(host ?? '');
}
