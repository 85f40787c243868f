import { UnusableEnvironment, type Environment } from './environment.ts';

/** With NODE_ENV=production a start whose mail would go nowhere is refused, unless ALLOW_SANDBOX=1 says that it is meant. */
export function refuseSandboxInProduction(environment: Environment): void {
  if (environment.NODE_ENV !== 'production' || environment.ALLOW_SANDBOX || environment.SMTP_URL) return;
  throw new UnusableEnvironment('SMTP_URL is not set, so mail would only reach a folder. Set it, or ALLOW_SANDBOX=1 if that is meant.');
}
