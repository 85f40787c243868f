import type { AppContext } from './http/app-context.ts';
import type { Providers } from './providers/index.ts';
import { wantsDemo, type Environment } from './settings/environment.ts';

/** The text that `npm start` prints: the address, the providers, and what can be tried. */
export function welcome(environment: Environment, { database, providers }: AppContext, port: number): string {
  const host = environment.HOST.includes(':') ? `[${environment.HOST}]` : environment.HOST;
  const address = environment.PUBLIC_ORIGIN ?? `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`;
  const mail = providers.mail.name === 'outbox' ? `local: files, read them at ${address}/dev/outbox` : 'real: SMTP';
  const ipLocation = providers.ipLocation.name === 'http' ? 'real: HTTP look-up' : 'local: DB-IP file';
  const who = wantsDemo(environment) ? 'asha.rao@elevate.example' : 'any address';
  const signIn =
    providers.mail.name === 'outbox' ? `${address}/login as ${who}; the code is in the outbox` : `${address}/login, with a code by mail`;
  return [
    '',
    `  Elevate is at ${address}`,
    '',
    `  Database      ${database.describe}`,
    `  Mail          ${mail}`,
    `  IP location   ${ipLocation}`,
    `  Files         local: ${environment.DATA_DIR}/files`,
    `  Maps          ${environment.PUBLIC_GOOGLE_MAPS_KEY ? 'real: Google Places' : "local: an index of India's cities"}`,
    `  Sign in       ${signIn}`,
    `  Phone codes   ${phoneOf(providers, address)}`,
    `  Social        ${socialOf(providers)}`,
    `  API           ${address}/api/docs`,
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}

function socialOf({ social }: Providers): string {
  return social.offered.map(({ name, isSandbox }) => `${name}: ${isSandbox ? 'local sandbox' : 'real'}`).join(', ') || 'none';
}

function phoneOf({ phoneIdentity }: Providers, address: string): string {
  if (!phoneIdentity) return 'none';
  return phoneIdentity.name === 'sandbox' ? `local: files, read them at ${address}/dev/outbox` : 'real: Firebase';
}
