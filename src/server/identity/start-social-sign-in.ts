import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { localPath, loginAddress } from '../../contract/return-path.ts';
import { callBackPath } from '../../contract/social.ts';
import type { ApiVariables } from '../http/answer-calls.ts';
import { networkOf } from '../http/client-address.ts';
import type { AppContext } from '../http/app-context.ts';
import { originOf } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';
import type { FindViewer } from '../http/route.ts';
import type { SocialRequest } from '../providers/index.ts';
import { flowCookie, hashOfState } from './social-flow.ts';

const starts = { points: 60, windowSeconds: 600 };
const random = () => randomBytes(32).toString('base64url');

/** The provider, for the wording of a failure; our own secret; and what the tab keeps for itself, which is trusted with nothing. */
const newState = (provider: string, tab: string | undefined) => `${provider}.${random()}.${/^[\w-]{16,64}$/.test(tab ?? '') ? tab : ''}`;

/** `GET /auth/social/{provider}/start`: sends the browser to the provider, with the one cookie that lets it come back. */
export const startSocialSignIn = (app: AppContext, findViewer: FindViewer) => async (context: Context<ApiVariables>) => {
  const { caller } = context.var;
  const provider = app.providers.social.offered.find(({ name }) => name === context.req.param('provider'));
  if (!provider) throw new Refusal('notFound');
  await app.limits.count('social sign-ins', networkOf(caller.address), starts);
  const { mode, return: returnTo, tab, link } = context.req.query();
  const isLinking = link === '1';
  // A link on another site must not put anything on somebody's account.
  if (isLinking && caller.header('sec-fetch-site') === 'cross-site') throw new Refusal('foreignOrigin');
  const viewer = isLinking ? await findViewer(caller) : undefined;
  if (isLinking && !viewer) return context.redirect(loginAddress(returnTo, 'expired'));
  const redirectUri = `${originOf(app.environment, caller)}${callBackPath}`;
  const request: SocialRequest = { redirectUri, state: newState(provider.name, tab), nonce: random(), codeVerifier: random() };
  const path = localPath(returnTo);
  const cookie = await flowCookie(app, {
    ...request,
    provider: provider.name,
    mode: mode === 'popup' ? 'popup' : 'redirect',
    stateHash: hashOfState(request.state),
    ...(path && { returnTo: path }),
    ...(viewer && { linkTo: viewer.userId }),
  });
  context.header('Cache-Control', 'no-store');
  try {
    const address = await provider.authorizationUrl(request);
    context.header('Set-Cookie', cookie);
    return context.redirect(address.href);
  } catch (error) {
    // The provider is away: the page that everything comes back to says so.
    app.log.warn({ err: error, requestId: caller.requestId, provider: provider.name }, 'social sign-in not started');
    return context.redirect(`${redirectUri}?${new URLSearchParams({ error: 'temporarily_unavailable', state: provider.name })}`);
  }
};
