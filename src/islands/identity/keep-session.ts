import { askMyDetails } from '../../api-client/ask-my-details.ts';
import { dashboardOf } from '../../contract/public-id.ts';
import { dashboardPath, loginAddress } from '../../contract/return-path.ts';
import { sessionEnded, sessionRenewed } from '../../stores/live.ts';
import { $user, forgetUser, keepUser, forgetOtherUsersData, isLeaving, readKept } from '../../stores/session.ts';

/** A signed-in page names its user on its body; on a public page only the header depends on the user. */
const isSignedInPage = () => 'signedIn' in document.body.dataset;

/** Spec §2: Get Started leads to the dashboard under the user's public id. Until this has run it leads to /dashboard/. */
function leadToDashboard(userId: string | undefined): void {
  if (!userId) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-dashboard]')) link.href = dashboardOf(userId);
}

/** The pages of a sign-in, which an ended session must not interrupt. */
const isSignIn = () => /^\/(login|call-back)\/?$/.test(location.pathname);

/**
 * Spec §7 and §8: the user's details are requested on start when a session exists. A session that ended is forgotten, and the sign-in page
 * says so and leads back; this holds for public pages too.
 */
async function askWhoIsHere(): Promise<void> {
  const user = await askMyDetails();
  // Without an answer, the stored user stays.
  if (!user) return;
  if (user === 'sessionExpired') {
    forgetUser();
    return leaveEnded();
  }
  keepUser(user);
  leaveToAnother(user.id);
}

/**
 * Goes to the sign-in page, which shows the text; /login itself keeps the way back that it has. A public page stays in the history: whoever
 * only reads goes back to it without signing in, and is not asked again, because the user is forgotten.
 */
function leaveEnded(): void {
  const { pathname, search } = location;
  const address = loginAddress(pathname + search, 'expired');
  if (!isSignIn()) return isSignedInPage() ? location.replace(address) : location.assign(address);
  const query = new URLSearchParams(search);
  if (pathname.startsWith('/login') && !query.has('info')) location.replace(loginAddress(query.get('return') ?? undefined, 'expired'));
}

/** Another user has signed in: go to their dashboard, so that what the first user typed is not sent in the second user's name. */
function leaveToAnother(userId: string | undefined): void {
  if (!isSignedInPage() || !userId || document.body.dataset['signedIn'] === userId) return;
  forgetOtherUsersData(userId);
  location.replace(dashboardPath);
}

/** Storage events come from other tabs only; the code that ends the session in this tab redirects by itself. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== 'user-storage') return;
  const kept = localStorage.getItem('user-storage');
  if (kept) leaveToAnother(readKept(kept)?.id);
  else if (isSignedInPage()) location.replace('/login');
}

/** Somebody who signs in in another tab ends this session before the browser has the answer with their own. */
const signInMs = 1_000;

/** A logout in this browser leads to the sign-in page by itself, however long it takes; only an end from elsewhere is looked at. */
function lookAfterEnd(): void {
  const look = async () => {
    if (!$user.get() || isLeaving()) return;
    await askWhoIsHere();
    if ($user.get()) document.dispatchEvent(new Event(sessionRenewed));
  };
  setTimeout(() => void look(), signInMs);
}

/** Keeps the page in line with the session until the returned function is called. */
export function keepSession(): () => void {
  // From here on, drafts belong to the user whom the page was rendered for, even if somebody else signs in before the answer arrives.
  const { signedIn } = document.body.dataset;
  if (signedIn) forgetOtherUsersData(signedIn);
  addEventListener('storage', followOtherTabs);
  document.addEventListener(sessionEnded, lookAfterEnd);
  const unsubscribe = $user.subscribe((user) => {
    leadToDashboard(user?.id);
    // Runs the script of <head> again, which reads the stored user.
    dispatchEvent(new Event('sessionchange'));
  });
  void askWhoIsHere();
  return () => {
    unsubscribe();
    removeEventListener('storage', followOtherTabs);
    document.removeEventListener(sessionEnded, lookAfterEnd);
  };
}
