import type { Logger } from 'pino';
import { builtEditorial } from '../editorial/collect-editorial.ts';
import { openDatabase, type Database } from './database/connect.ts';
import { watchFreeSpace } from './database/free-space.ts';
import { migrateDatabase } from './database/migrate.ts';
import type { AppContext } from './http/app-context.ts';
import { countUnverified } from './http/count-unverified.ts';
import type { PersonalData } from './http/personal-data.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { startJobs } from './jobs/jobs.ts';
import { allModules } from './all-modules.ts';
import { chooseProviders } from './providers/index.ts';
import { startBroadcast } from './live/broadcast.ts';
import { createLive } from './live/live.ts';
import { createSubscriptions } from './module/subscriptions.ts';
import type { Environment } from './settings/environment.ts';
import { readSecrets } from './settings/secrets.ts';

type Options = {
  environment: Environment;
  log: Logger;
  progress?: (line: string) => void;
  /** Called with one line when the embedded database has ended and cannot be started again. */
  onLost?: (line: string) => void;
  database?: Database;
};

/**
 * The composition root: opens everything that the modules need, in order, and starts them. `close` ends everything in the opposite order,
 * and so does a step that fails, with what was opened before it.
 */
export async function openApp({
  environment,
  log,
  progress,
  onLost,
  database: given,
}: Options): Promise<AppContext & { close(): Promise<void> }> {
  await using opened = new AsyncDisposableStack();
  const database = given ?? (await openDatabase(environment, { progress, onLost }));
  opened.defer(() => database.close());
  const space = watchFreeSpace({ folder: database.folder, changed: (isShort) => reportSpace(log, database.folder, isShort) });
  opened.defer(() => space.stop());
  const { pool } = database;
  await migrateDatabase(pool);
  const secrets = readSecrets(environment);
  const providers = chooseProviders(environment, secrets);
  opened.defer(() => providers.mail.close?.());
  const limits = createRateLimits({ pool, log, secrets });
  const mailRetrySeconds = environment.MAIL_RETRY_SECONDS;
  const editorial = await builtEditorial(environment.DATA_DIR);
  const jobs = await startJobs({ pool, providers, secrets, log, mailRetrySeconds, countUnverified: countUnverified(limits) });
  opened.defer(() => jobs.stop());
  const broadcast = startBroadcast({ pool, log });
  opened.defer(() => broadcast.stop());
  const subscriptions = createSubscriptions(
    jobs,
    allModules.flatMap(({ subscriptions = [] }) => subscriptions),
  );
  const topics = allModules.flatMap(({ liveTopics = [] }) => liveTopics);
  const contents = allModules.flatMap(({ liveContent = [] }) => liveContent);
  const live = createLive({ pool, broadcast, log, topics, contents, onPositioned: subscriptions.queue });
  opened.defer(() => live.stop());
  const app = {
    ...{ environment, database, space, editorial, providers, jobs, broadcast, live, secrets, limits, log },
    personalData: inErasingOrder(allModules.flatMap(({ personalData = [] }) => personalData)),
    day: allModules.flatMap(({ day = [] }) => day),
    notifications: new Set(allModules.flatMap(({ notifications = [] }) => notifications)),
    close: () => running.disposeAsync(),
  };
  await startModules(app);
  await subscriptions.start(app);
  await live.start();
  const running = opened.move();
  return app;
}

function reportSpace(log: Logger, folder: string | undefined, isShort: boolean): void {
  if (isShort) log.error({ folder }, 'the disk is full: nothing is stored until there are 64 MB of free space again');
  else log.warn({ folder }, 'the disk has free space again');
}

const inErasingOrder = (parts: readonly PersonalData<AppContext>[]): readonly PersonalData<AppContext>[] =>
  parts.toSorted((one, other) => Number(one.isErasedLast ?? false) - Number(other.isErasedLast ?? false));

/** Registers the jobs of all modules before starting any, because one module may queue jobs of another. */
async function startModules(app: AppContext): Promise<void> {
  for (const { kind, work, isHourly } of allModules.flatMap(({ jobs = [] }) => jobs)) {
    if (isHourly) await app.jobs.doHourly(kind, () => work(app, {}));
    else await app.jobs.doWork(kind, (ids) => work(app, ids));
  }
  for (const { start } of allModules) await start?.(app);
}
