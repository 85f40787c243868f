import { ask } from '../api-client/ask.ts';
import { getMyDetails, logout, type User } from '../contract/identity.ts';
import { keepUser, leaveWith } from './session.ts';

/** Asks the server who is signed in and stores the answer. Rejects as `ask` does. */
export async function loadMyDetails(): Promise<User> {
  const user = await ask(getMyDetails, {});
  keepUser(user);
  return user;
}

/** Ends the session on the server, then in this browser. Rejects as `ask` does; the session then stays open. */
export const endMySession = (): Promise<void> => leaveWith(() => ask(logout, {}));
