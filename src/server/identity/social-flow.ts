import { createHash } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import * as z from 'zod/mini';
import { socialNames } from '../../contract/identity.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Caller } from '../http/route.ts';

const name = '_signIn';
const minutes = 10;

const flowSchema = z.object({
  provider: z.enum(socialNames),
  mode: z.enum(['popup', 'redirect']),
  redirectUri: z.string(),
  stateHash: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.optional(z.string()),
  /** The account that the way is to be put on; its owner must still be signed in at the end. */
  linkTo: z.optional(z.string()),
  expiresAt: z.number(),
});
/** A social sign-in under way. It lives in the browser that started it and nowhere else. */
export type SocialFlow = z.infer<typeof flowSchema>;

// Lax: the way back from the provider begins on another site. Only the two calls of a social sign-in get it.
const attributes = { path: '/auth/social', sameSite: 'Lax', secure: true, httpOnly: true } as const;

export const hashOfState = (state: string): string => createHash('sha256').update(state).digest('hex');

export async function flowCookie({ secrets }: AppContext, flow: Omit<SocialFlow, 'expiresAt'>): Promise<string> {
  const sealed = await secrets.seal('sign-in', { ...flow, expiresAt: Date.now() + minutes * 60_000 });
  return serialize(name, sealed, { ...attributes, maxAge: minutes * 60 });
}

export const endedFlowCookie = (): string => serialize(name, '', { ...attributes, maxAge: 0 });

/** The flow that this browser has under way, if it is this state's and within its time. */
export async function readFlow({ secrets }: AppContext, caller: Caller, state: string): Promise<SocialFlow | undefined> {
  const sealed = parse(caller.header('cookie') ?? '', name)[name];
  const flow = sealed ? z.safeParse(flowSchema, await secrets.open('sign-in', sealed)).data : undefined;
  return flow && flow.expiresAt > Date.now() && flow.stateHash === hashOfState(state) ? flow : undefined;
}
