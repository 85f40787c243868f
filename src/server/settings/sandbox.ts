import { UnusableEnvironment, type Environment } from './environment.ts';

const clientIds = { google: 'GOOGLE_CLIENT_ID', facebook: 'FACEBOOK_CLIENT_ID', strava: 'STRAVA_CLIENT_ID' } as const;

/** The active sandboxes that would let somebody sign in or lose mail, with the variable that replaces each. */
function sandboxesOf(environment: Environment): string[] {
  const social = environment.SOCIAL_PROVIDERS.map((name) => clientIds[name]);
  const phone = environment.PHONE_SIGN_IN ? (['PUBLIC_FIREBASE_API_KEY'] as const) : [];
  return [...(['SMTP_URL'] as const), ...phone, ...social].filter((variable) => !environment[variable]);
}

/** With NODE_ENV=production, refuses to start if mail would go nowhere or anybody could sign in, unless ALLOW_SANDBOX=1. */
export function refuseSandboxInProduction(environment: Environment): void {
  if (environment.NODE_ENV !== 'production') return;
  // ALLOW_SANDBOX does not permit this one: strangers cannot forge a sandbox's tokens, but they can forge the emulator's.
  if (environment.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new UnusableEnvironment('FIREBASE_AUTH_EMULATOR_HOST must not be set in production: tokens of the emulator are unsigned.');
  }
  if (environment.ALLOW_SANDBOX) return;
  const missing = sandboxesOf(environment);
  if (missing.length === 0) return;
  throw new UnusableEnvironment(
    `${missing.join(', ')} not set, so sandboxes would stand in. Set them (SOCIAL_PROVIDERS and PHONE_SIGN_IN=0 leave a way in out), or ALLOW_SANDBOX=1 if that is meant.`,
  );
}
