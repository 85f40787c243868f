import type { User } from '../../contract/identity.ts';
import { messages } from '../../contract/messages.ts';
import { afterSignIn } from '../../contract/return-path.ts';
import { keepUser } from '../../stores/session.ts';
import { carryToast } from '../shared/carried-toast.ts';

/** The last step of every sign-in: stores the user and goes on. The toast is shown on the next page. Replaces /login in the history. */
export function finishSignIn(user: User, returnTo: string | undefined, text: string = messages.codeVerified): void {
  keepUser(user);
  carryToast({ text, kind: 'success' });
  location.replace(afterSignIn(user.status, returnTo));
}
