/** Where a new user says who they are, and everybody else begins. */
const newUserPath = '/dashboard/user?status=new';
export const dashboardPath = '/dashboard/';

/** A path of this site to go back to, or undefined for whatever could lead elsewhere. Read as a browser reads it, so `//x`, `/\x` and hidden tabs are seen through. */
export function localPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/')) return undefined;
  const here = 'http://here.invalid';
  const url = URL.parse(text, here);
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined;
  const path = url.pathname + url.search + url.hash;
  return /^\/(login|auth|call-back)\b/.test(path) ? undefined : path;
}

/** The sign-in page, with where to go afterwards and why somebody is sent there. */
export function loginAddress(returnTo?: string, reason?: 'subscribe' | 'expired' | 'again'): string {
  const path = localPath(returnTo);
  const query = new URLSearchParams({ ...(path && { return: path }), ...(reason && { info: reason }) });
  return query.size > 0 ? `/login?${query}` : '/login';
}

/** What a new user came for and must not lose on the way: an invitation, or what somebody shared. */
const broughtBy = (returnTo: string | null | undefined): string | undefined => {
  const path = localPath(returnTo);
  return path && /^\/(invite\?|share\/chat\/)/.test(path) ? path : undefined;
};

/** Spec §4: a new user is sent to the onboarding first; everybody else goes back to where they were, or to the dashboard. */
export function afterSignIn(status: 'INACTIVE' | 'ACTIVE', returnTo?: string | null): string {
  if (status === 'ACTIVE') return localPath(returnTo) ?? dashboardPath;
  const first = broughtBy(returnTo);
  return first ? `${newUserPath}&return=${encodeURIComponent(first)}` : newUserPath;
}

/** Where a new user goes on once they have said who they are. */
export const afterIntroduction = (returnTo: string | null | undefined): string => broughtBy(returnTo) ?? dashboardPath;
