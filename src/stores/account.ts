import { ask } from '../api-client/ask.ts';
import { listMySessions, listMyWays, type OpenSession, type Way } from '../contract/account.ts';
import { createEntityFamily } from './entity-store.ts';

/** The sessions of the reader on all devices. There is one list, with the key 'me'. */
export const openSessions = createEntityFamily('sessions', async (_of: 'me'): Promise<{ sessions: readonly OpenSession[] }> => ({
  sessions: await ask(listMySessions, {}),
}));

/** The reader's confirmed ways to sign in. There is one entity, with the key 'me'. */
export const waysIn = createEntityFamily('ways', async (_of: 'me'): Promise<{ ways: readonly Way[] }> => ({
  ways: await ask(listMyWays, {}),
}));

/** Reloads the reader's sessions and ways to sign in. */
export function refreshAccount(): void {
  for (const { store } of openSessions.opened()) store.refresh();
  for (const { store } of waysIn.opened()) store.refresh();
}
