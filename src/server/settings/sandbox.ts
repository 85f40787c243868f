import { UnusableEnvironment, type Environment } from './environment.ts';

/** The sandboxes in use by which somebody could sign in, and what replaces each. */
function sandboxesOf(environment: Environment): string[] {
  const social = environment.SOCIAL_PROVIDERS.map((name) => `${name.toUpperCase()}_CLIENT_ID` as const);
  return [...(environment.SMTP_URL ? [] : ['SMTP_URL']), ...social.filter((variable) => !environment[variable])];
}

/** With NODE_ENV=production a start whose mail would go nowhere, or that anybody could sign in to, is refused, unless ALLOW_SANDBOX=1 says that it is meant. */
export function refuseSandboxInProduction(environment: Environment): void {
  if (environment.NODE_ENV !== 'production' || environment.ALLOW_SANDBOX) return;
  const missing = sandboxesOf(environment);
  if (missing.length === 0) return;
  throw new UnusableEnvironment(
    `${missing.join(', ')} not set, so sandboxes would stand in. Set them (SOCIAL_PROVIDERS leaves a provider out), or ALLOW_SANDBOX=1 if that is meant.`,
  );
}
