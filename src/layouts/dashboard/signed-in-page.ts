import type { AstroGlobal } from 'astro';
import type { Viewer } from '../../contract/identity.ts';
import { afterSignIn, loginAddress } from '../../contract/return-path.ts';
import { speculationRulesHash } from './speculation-rules.ts';

type Page = Pick<AstroGlobal, 'url' | 'locals' | 'response' | 'csp'>;

/** Where a page sends a browser before any markup; nobody keeps it. */
export const sendTo = (path: string): Response =>
  new Response(null, { status: 302, headers: { Location: path, 'Cache-Control': 'no-store' } });

/**
 * Who a signed-in page is for, or the answer to give instead: to the sign-in page without a session, and to the onboarding for a new
 * user, unless this is it. What the page shows is private and kept by no cache.
 */
export async function viewerOf({ url, locals, response, csp }: Page, { isOnboarding = false } = {}): Promise<Viewer | Response> {
  const viewer = await locals.viewer();
  if (!viewer) return sendTo(loginAddress(url.pathname + url.search));
  if (viewer.status === 'INACTIVE' && !isOnboarding) return sendTo(afterSignIn('INACTIVE', url.pathname + url.search));
  response.headers.set('Cache-Control', 'no-store');
  // Here, because the policy is settled before the layout runs.
  csp?.insertScriptHash(speculationRulesHash);
  return viewer;
}
