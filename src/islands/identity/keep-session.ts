import { askMyDetails } from '../../api-client/ask-my-details.ts';
import { dashboardOf } from '../../contract/public-id.ts';
import { dashboardPath, loginAddress } from '../../contract/return-path.ts';
import { $user, forgetUser, keepUser, leaveNothingTo, readKept } from '../../stores/session.ts';

/** A signed-in page says on its body whose it is; a public page only changes its header. */
const isSignedInPage = () => 'signedIn' in document.body.dataset;

/** Spec §2: Get Started leads to the dashboard under the user's public id. Until this has run it leads to /dashboard/. */
function leadToDashboard(userId: string | undefined): void {
  if (!userId) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-dashboard]')) link.href = dashboardOf(userId);
}

/** Spec §7: the details are asked for on start when a session exists. A session that has ended is forgotten, on a public page without a word. */
async function askWhoIsHere(): Promise<void> {
  const user = await askMyDetails();
  // Without an answer, what this browser knows still holds.
  if (!user) return;
  if (user === 'sessionExpired') {
    forgetUser();
    if (isSignedInPage()) location.replace(loginAddress(location.pathname + location.search, 'expired'));
    return;
  }
  keepUser(user);
  leaveToAnother(user.id);
}

/** What one person left on the screen must not be sent as another, who begins at their own dashboard. */
function leaveToAnother(userId: string | undefined): void {
  if (!isSignedInPage() || !userId || document.body.dataset['signedIn'] === userId) return;
  leaveNothingTo(userId);
  location.replace(dashboardPath);
}

/** Only another tab's doing comes as a storage event; whoever ends the session in this one says where to go next. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== 'user-storage') return;
  const kept = localStorage.getItem('user-storage');
  if (kept) leaveToAnother(readKept(kept)?.id);
  else if (isSignedInPage()) location.replace('/login');
}

/** Keeps what the page says of the session true until it is called off. */
export function keepSession(): () => void {
  // What is typed from here on is theirs whom the page was made for, whoever signs in elsewhere before the answer is there.
  const { signedIn } = document.body.dataset;
  if (signedIn) leaveNothingTo(signedIn);
  addEventListener('storage', followOtherTabs);
  const unsubscribe = $user.subscribe((user) => {
    leadToDashboard(user?.id);
    // The script in the head, which read the storage before the first paint, reads it again.
    dispatchEvent(new Event('sessionchange'));
  });
  void askWhoIsHere();
  return () => {
    unsubscribe();
    removeEventListener('storage', followOtherTabs);
  };
}
