import type { AstroGlobal } from 'astro';
import type { Viewer } from '../../contract/identity.ts';
import { afterSignIn, loginAddress } from '../../contract/return-path.ts';
import { ownTimesScriptHash } from '../events/own-times-script.ts';
import { greetingScriptHash } from './day/greeting-script.ts';
import { speculationRulesHash } from './speculation-rules.ts';

type Page = Pick<AstroGlobal, 'url' | 'locals' | 'response' | 'csp' | 'cookies'>;

/** A redirect that no cache may store. */
export const sendTo = (path: string): Response =>
  new Response(null, { status: 302, headers: { Location: path, 'Cache-Control': 'no-store' } });

/**
 * The signed-in viewer, or the response to return instead: a redirect to the sign-in page without a session, or to the onboarding for a
 * new user (unless `isOnboarding`). Whoever still has the cookie of a session that ended is told so there (spec §8). Also marks the page as private, so that no cache stores it.
 */
export async function viewerOf({ url, locals, response, csp, cookies }: Page, { isOnboarding = false } = {}): Promise<Viewer | Response> {
  const viewer = await locals.viewer();
  if (!viewer) return sendTo(loginAddress(url.pathname + url.search, cookies.has('_token') ? 'expired' : undefined));
  if (viewer.status === 'INACTIVE' && !isOnboarding) return sendTo(afterSignIn('INACTIVE', url.pathname + url.search));
  response.headers.set('Cache-Control', 'no-store');
  // Added here because the policy is complete before the layout runs.
  csp?.insertScriptHash(speculationRulesHash);
  csp?.insertScriptHash(greetingScriptHash);
  csp?.insertScriptHash(ownTimesScriptHash);
  return viewer;
}
