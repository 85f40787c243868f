import { ask } from '../api-client/ask.ts';
import { getMyDetails, logout, type User } from '../contract/identity.ts';
import { forgetUser, keepUser } from './session.ts';

/** Asks the server who is signed in and keeps the answer. Rejects as `ask` does. */
export async function loadMyDetails(): Promise<User> {
  const user = await ask(getMyDetails, {});
  keepUser(user);
  return user;
}

/** Ends the session on the server, then here. Rejects as `ask` does, with the session still open. */
export async function endMySession(): Promise<void> {
  await ask(logout, {});
  forgetUser();
}
