import { allModules } from '../../src/server/all-modules.ts';
import type { AppContext } from '../../src/server/http/app-context.ts';
import type { Jobs, Piece } from '../../src/server/jobs/jobs.ts';
import type { Broadcast } from '../../src/server/live/broadcast.ts';
import type { Mail } from '../../src/server/providers/index.ts';
import { readEnvironment } from '../../src/server/settings/environment.ts';
import { readSecrets } from '../../src/server/settings/secrets.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * What a function needs of an application to change rows, without a server. Mails and jobs are recorded instead of queued; `taken` resolves to
 * those since it was called last.
 */
export function recordingApp(database: AppContext['database']) {
  const mails: Mail[] = [];
  const work: (Piece & { kind: string })[] = [];
  const jobs: Partial<Jobs> = {
    queueMail: async (_db, mail) => void mails.push(mail),
    queueMails: async (_db, all) => void mails.push(...all),
    queueWork: async (_db, kind, pieces) => void work.push(...pieces.map((piece) => ({ kind, ...piece }))),
    deliverSoon: () => undefined,
  };
  const broadcast: Partial<Broadcast> = { send: () => Promise.resolve(), subscribe: () => undefined, connectedSince: () => undefined };
  const environment = readEnvironment({ DATA_DIR: temporaryFolder('recording'), LOG_LEVEL: 'silent' });
  const app = {
    database,
    jobs,
    broadcast,
    environment,
    secrets: readSecrets({ SECRET_KEY: 'a'.repeat(43), DATA_DIR: environment.DATA_DIR }),
    notifications: new Set(allModules.flatMap(({ notifications = [] }) => notifications)),
  } as unknown as AppContext;
  return { app, taken: () => ({ mails: mails.splice(0), work: work.splice(0) }) };
}
