import { ask } from '../api-client/ask.ts';
import { listMySessions, listMyWays, type OpenSession, type Way } from '../contract/account.ts';
import { createEntityFamily } from './entity-store.ts';

/** Where the reader is signed in. There is one, called 'me'. */
export const openSessions = createEntityFamily('sessions', async (_of: 'me'): Promise<{ sessions: readonly OpenSession[] }> => ({
  sessions: await ask(listMySessions, {}),
}));

/** The reader's proved ways in. There is one, called 'me'. */
export const waysIn = createEntityFamily('ways', async (_of: 'me'): Promise<{ ways: readonly Way[] }> => ({
  ways: await ask(listMyWays, {}),
}));
