import type { Context } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import * as z from 'zod/mini';
import type { Answer, CheckedFields } from '../../contract/call.ts';
import { socialNames } from '../../contract/identity.ts';
import { afterSignIn, localPath, loginAddress } from '../../contract/return-path.ts';
import { callBackPath, type finishSocialSignIn as call } from '../../contract/social.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ApiVariables } from '../http/answer-calls.ts';
import type { AppContext } from '../http/app-context.ts';
import { networkOf } from '../http/client-address.ts';
import { originOf } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller, FindViewer } from '../http/route.ts';
import { newToken, tokenHash } from '../http/tokens.ts';
import type { SocialIdentity, SocialRequest } from '../providers/index.ts';
import { addWay, type ProvenWay } from './prove-way.ts';
import { signIn } from './sign-in.ts';
import { readUser } from './users.ts';

const starts = { points: 60, windowSeconds: 600 };

/** The provider (for the text of a failure), our own secret, and the tab's state, which is not trusted. */
const newState = (provider: string, tab: string | undefined) => `${provider}.${newToken()}.${/^[\w-]{16,64}$/.test(tab ?? '') ? tab : ''}`;

/** `GET /auth/social/{provider}/start`: redirects to the provider and sets the cookie that is needed on return. */
export const startSocialSignIn = (app: AppContext, findViewer: FindViewer) => async (context: Context<ApiVariables>) => {
  const { caller } = context.var;
  const provider = app.providers.social.offered.find(({ name }) => name === context.req.param('provider'));
  if (!provider) throw new Refusal('notFound');
  await app.limits.count('social sign-ins', networkOf(caller.address), starts);
  const { mode, return: returnTo, tab, link } = context.req.query();
  const isLinking = link === '1';
  // A link on another site must not start linking an account.
  if (isLinking && caller.header('sec-fetch-site') === 'cross-site') throw new Refusal('foreignOrigin');
  const viewer = isLinking ? await findViewer(caller) : undefined;
  if (isLinking && !viewer) return context.redirect(loginAddress(returnTo, 'expired'));
  const redirectUri = `${originOf(app.environment, caller)}${callBackPath}`;
  const request: SocialRequest = { redirectUri, state: newState(provider.name, tab), nonce: newToken(), codeVerifier: newToken() };
  const path = localPath(returnTo);
  const cookie = await flowCookie(app, {
    ...request,
    provider: provider.name,
    mode: mode === 'popup' ? 'popup' : 'redirect',
    stateHash: tokenHash(request.state),
    ...(path && { returnTo: path }),
    ...(viewer && { linkTo: viewer.userId }),
  });
  context.header('Cache-Control', 'no-store');
  try {
    const address = await provider.authorizationUrl(request);
    context.header('Set-Cookie', cookie);
    return context.redirect(address.href);
  } catch (error) {
    // The provider cannot be reached: the callback page shows the failure.
    app.log.warn({ err: error, requestId: caller.requestId, provider: provider.name }, 'social sign-in not started');
    return context.redirect(`${redirectUri}?${new URLSearchParams({ error: 'temporarily_unavailable', state: provider.name })}`);
  }
};

type Fields = CheckedFields<typeof call>;

const afterLinking = '/account-settings';

/**
 * Finishes a sign-in with what the provider sent to the callback. Refuses `socialFailed` for a state that is missing, expired, used or of
 * another browser, and if the provider refuses or fails; `wayOfAnother` if the provider's account belongs to another user.
 */
export async function finishSocial(app: AppContext, fields: Fields, caller: Caller, findViewer: FindViewer): Promise<Answer<typeof call>> {
  const { state = '' } = fields;
  const flow = await readFlow(app, caller, state);
  if (!flow) throw new Refusal('socialFailed');
  caller.setCookies.push(endedFlowCookie());
  await spend(app, state);
  const identity = await identify(app, caller, flow, fields);
  const way: ProvenWay = { kind: flow.provider, subject: identity.subject, shown: identity.shown };
  if (flow.linkTo !== undefined) return link(app, flow, way, (await findViewer(caller))?.userId);
  const user = await signIn(app, caller, () =>
    Promise.resolve({
      way,
      ...(identity.name && { fullName: identity.name }),
      ...(identity.isEmailVerified && identity.email && { verifiedEmail: identity.email }),
    }),
  );
  if (!user) throw new Refusal('socialFailed');
  return { user, mode: flow.mode, goTo: afterSignIn(user.status, flow.returnTo), isLinked: false };
}

/** A state can be used once, across all processes, so that a copied cookie and address are useless. */
async function spend({ limits }: AppContext, state: string): Promise<void> {
  try {
    await limits.count('social states', tokenHash(state), { points: 1, windowSeconds: 900 });
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('socialFailed') : error;
  }
}

async function identify(app: AppContext, caller: Caller, flow: SocialFlow, fields: Fields): Promise<SocialIdentity> {
  const provider = app.providers.social.offered.find(({ name }) => name === flow.provider);
  if (!provider) throw new Refusal('socialFailed');
  const callBack = new URL(flow.redirectUri);
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) callBack.searchParams.set(name, value);
  try {
    return await provider.identify(callBack, { ...flow, state: fields.state ?? '' });
  } catch (error) {
    // Whatever the reason, the user can only try again, so it is only logged. A denied access needs no log entry.
    const about = { requestId: caller.requestId, provider: flow.provider };
    if (fields.error === undefined) app.log.warn({ ...about, err: error }, 'social sign-in failed');
    else app.log.info({ ...about, answer: fields.error.slice(0, 100) }, 'social sign-in declined');
    throw new Refusal('socialFailed');
  }
}

async function link(app: AppContext, flow: SocialFlow, way: ProvenWay, userId: string | undefined): Promise<Answer<typeof call>> {
  // Nothing is linked if the user signed out meanwhile, or another user signed in.
  if (userId === undefined || userId !== flow.linkTo) throw new Refusal('sessionExpired');
  const user = await inTransaction(app.database.pool, async (client) =>
    (await addWay(app, client, userId, way)) ? readUser(client, userId) : undefined,
  );
  if (!user) throw new Refusal('wayOfAnother');
  return { user, mode: flow.mode, goTo: localPath(flow.returnTo) ?? afterLinking, isLinked: true };
}

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
  /** The account to link; its owner must still be signed in at the end. */
  linkTo: z.optional(z.string()),
  expiresAt: z.number(),
});
/** A social sign-in in progress. It is stored only in the cookie of the browser that started it. */
export type SocialFlow = z.infer<typeof flowSchema>;

// Lax, because the return from the provider starts on another site. The cookie is sent to the two social calls only.
const attributes = { path: '/auth/social', sameSite: 'Lax', secure: true, httpOnly: true } as const;

async function flowCookie({ secrets }: AppContext, flow: Omit<SocialFlow, 'expiresAt'>): Promise<string> {
  const sealed = await secrets.seal('sign-in', { ...flow, expiresAt: Date.now() + minutes * 60_000 });
  return serialize(name, sealed, { ...attributes, maxAge: minutes * 60 });
}

const endedFlowCookie = (): string => serialize(name, '', { ...attributes, maxAge: 0 });

/** The flow that this browser has started, if the state matches and it has not expired. */
async function readFlow({ secrets }: AppContext, caller: Caller, state: string): Promise<SocialFlow | undefined> {
  const sealed = parse(caller.header('cookie') ?? '', name)[name];
  const flow = sealed ? z.safeParse(flowSchema, await secrets.open('sign-in', sealed)).data : undefined;
  return flow && flow.expiresAt > Date.now() && flow.stateHash === tokenHash(state) ? flow : undefined;
}
