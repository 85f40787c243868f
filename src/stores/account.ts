import { ask } from '../api-client/ask.ts';
import { listMySessions, listMyWays, type OpenSession, type Way } from '../contract/account.ts';
import { getMyAge, type MyAge } from '../contract/my-age.ts';
import { getAccountSettings } from '../contract/my-profile.ts';
import { createEntityFamily } from './entity-store.ts';

/** The sessions of the reader on all devices. There is one list, with the key 'me'. */
export const openSessions = createEntityFamily('sessions', async (_of: 'me'): Promise<{ sessions: readonly OpenSession[] }> => ({
  sessions: await ask(listMySessions, {}),
}));

/** The reader's confirmed ways to sign in. There is one entity, with the key 'me'. */
export const waysIn = createEntityFamily('ways', async (_of: 'me'): Promise<{ ways: readonly Way[] }> => ({
  ways: await ask(listMyWays, {}),
}));

/** Whether the reader is 18 or older, and what depends on it. Its name is the noun of 'age.changed'. One entity, with the key 'me'. */
export const myAge = createEntityFamily('age', async (_of: 'me'): Promise<MyAge> => (await ask(getMyAge, {})).response);

/** Whether others find the reader's profile. One entity, with the key 'me'. */
export const myListing = createEntityFamily('listing', async (_of: 'me'): Promise<{ isListed: boolean; mayBeListed: boolean }> => {
  const { response } = await ask(getAccountSettings, {});
  return { isListed: response.is_listed, mayBeListed: response.may_be_listed };
});

/** Reloads the reader's sessions and ways to sign in. */
export function refreshAccount(): void {
  for (const { store } of openSessions.opened()) store.refresh();
  for (const { store } of waysIn.opened()) store.refresh();
}
