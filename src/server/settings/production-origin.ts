import { UnusableEnvironment, type Environment } from './environment.ts';

/** With NODE_ENV=production, refuses to start without PUBLIC_ORIGIN: links in mails, the check of hosts and HSTS depend on it. */
export function requireOriginInProduction({ NODE_ENV, PUBLIC_ORIGIN }: Pick<Environment, 'NODE_ENV' | 'PUBLIC_ORIGIN'>): void {
  if (NODE_ENV !== 'production' || PUBLIC_ORIGIN) return;
  throw new UnusableEnvironment('PUBLIC_ORIGIN must be set with NODE_ENV=production, as https://elevate.example');
}
