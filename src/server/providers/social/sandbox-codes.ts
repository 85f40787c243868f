import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Secrets } from '../../settings/secrets.ts';

const liveMs = 60_000;

export const identitySchema = z.object({
  subject: z.string(),
  shown: z.string(),
  isEmailVerified: z.boolean(),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
});
const grantSchema = z.object({
  id: z.string(),
  expiresAt: z.number(),
  client: z.string(),
  redirectUri: z.string(),
  codeChallenge: z.string(),
  identity: identitySchema,
});
type Grant = z.infer<typeof grantSchema>;
type Claim = { code: string; client: string; redirectUri: string; codeVerifier: string };

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * Authorization codes of the sandbox: encrypted, valid for one minute, for one client, one redirect address and one PKCE verifier, and
 * usable once.
 */
export function createSandboxCodes(secrets: Secrets) {
  const spent = new Map<string, number>();

  function isFirst({ id, expiresAt }: Grant): boolean {
    for (const [known, until] of spent) if (until < Date.now()) spent.delete(known);
    if (spent.has(id)) return false;
    spent.set(id, expiresAt);
    return true;
  }

  return {
    issue: (grant: Omit<Grant, 'id' | 'expiresAt'>): Promise<string> =>
      secrets.seal('sandbox', { ...grant, id: randomUUID(), expiresAt: Date.now() + liveMs }),

    async spend({ code, client, redirectUri, codeVerifier }: Claim): Promise<Grant['identity'] | undefined> {
      const grant = z.safeParse(grantSchema, await secrets.open('sandbox', code)).data;
      if (!grant || grant.expiresAt < Date.now() || !isFirst(grant)) return undefined;
      const isTheirs = grant.client === client && grant.redirectUri === redirectUri && grant.codeChallenge === challengeOf(codeVerifier);
      return isTheirs ? grant.identity : undefined;
    },
  };
}
