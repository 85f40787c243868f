import type { User } from '../../contract/identity.ts';
import { messages } from '../../contract/messages.ts';
import { afterSignIn } from '../../contract/return-path.ts';
import { keepUser } from '../../stores/session.ts';
import { carryToast } from '../shared/carried-toast.ts';

/** The end of every way in: keeps the user and goes on, with the toast on the page that comes. Back does not lead to /login again. */
export function finishSignIn(user: User, returnTo: string | undefined, text: string = messages.codeVerified): void {
  keepUser(user);
  carryToast({ text, kind: 'success' });
  location.replace(afterSignIn(user.status, returnTo));
}
