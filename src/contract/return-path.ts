/** The page of the onboarding, where new users start. */
const newUserPath = '/dashboard/user?status=new';
export const dashboardPath = '/dashboard/';

/**
 * A path of this site to return to; undefined for anything that could lead to another site. Parsed as browsers do, so `//x`, `/\x` and
 * hidden tabs are recognised.
 */
export function localPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/')) return undefined;
  const here = 'http://here.invalid';
  const url = URL.parse(text, here);
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined;
  const path = url.pathname + url.search + url.hash;
  return /^\/(login|auth|call-back)\b/.test(path) ? undefined : path;
}

/** The address of the sign-in page, with the return path and the reason. */
export function loginAddress(returnTo?: string, reason?: 'subscribe' | 'expired' | 'again'): string {
  const path = localPath(returnTo);
  const query = new URLSearchParams({ ...(path && { return: path }), ...(reason && { info: reason }) });
  return query.size > 0 ? `/login?${query}` : '/login';
}

/**
 * Where a new user goes after the onboarding: wherever they began, unless that is the dashboard or the onboarding. The address of an
 * onboarding counts as what it leads to.
 */
function keptPath(returnTo: string | null | undefined): string | undefined {
  const path = localPath(returnTo);
  if (!path) return undefined;
  const { pathname, searchParams } = new URL(path, 'http://here.invalid');
  if (!/^\/dashboard(\/|$)/.test(pathname)) return path;
  return searchParams.get('status') === 'new' ? keptPath(searchParams.get('return')) : undefined;
}

/** Spec §4: a new user goes to the onboarding first; everybody else returns to where they were, or to the dashboard. */
export function afterSignIn(status: 'INACTIVE' | 'ACTIVE', returnTo?: string | null): string {
  if (status === 'ACTIVE') return localPath(returnTo) ?? dashboardPath;
  const first = keptPath(returnTo);
  return first ? `${newUserPath}&return=${encodeURIComponent(first)}` : newUserPath;
}

/** Where a new user goes after the onboarding. */
export const afterIntroduction = (returnTo: string | null | undefined): string => keptPath(returnTo) ?? dashboardPath;
