import type { Caller } from '../../src/server/http/route.ts';

/** A browser with this `Cookie` header, in the network of this address. It keeps in `setCookies` what it is given. */
export const browserCaller = (cookie: string | undefined, address = '192.0.2.7'): Caller => ({
  requestId: '1',
  address,
  header: (name) => (name === 'cookie' ? cookie : undefined),
  setCookies: [],
});
