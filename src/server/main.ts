import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { createApi } from './api.ts';
import { warmAssistant } from './assistant/index.ts';
import { isDemoLoaded, loadDemo } from './database/demo/index.ts';
import { parseTrustedProxies } from './http/client-address.ts';
import { closeGently } from './http/close-gently.ts';
import { createHttpServer, type RenderPage } from './http/request-handler.ts';
import { createLog } from './http/log.ts';
import { addReadyAnswers } from './http/ready-answers.ts';
import { ownHostsOf } from './http/own-host.ts';
import { securityHeaders, strictTransport } from './http/security-headers.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { openApp } from './open-app.ts';
import { filesFolder } from './providers/index.ts';
import { readEnvironment, wantsDemo, UnusableEnvironment, type Environment } from './settings/environment.ts';
import { requireOriginInProduction } from './settings/production-origin.ts';
import { refuseSandboxInProduction } from './settings/sandbox.ts';
import { welcome } from './welcome.ts';

const site = process.env['SITE_DIR'] || 'dist';
const clientFolder = resolve(site, 'client');
const pagesEntry = resolve(site, 'server/entry.mjs');
const print = (line: string) => process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  requireOriginInProduction(environment);
  refuseSandboxInProduction(environment);
  const trustedProxies = readTrustedProxies(environment);
  const log = createLog(environment.LOG_LEVEL);
  print('Opening the database');
  const opening = openLoaded(environment, log);
  let closeServer = () => Promise.resolve();
  // Registered here, so that Ctrl-C during a first start stops the database too.
  stopOnSignal(async () => {
    const opened = await opening;
    await closeServer();
    await opened.close();
  });
  const app = await opening;
  const api = createApi(app);
  const commonHeaders = { ...securityHeaders, ...strictTransport(environment.PUBLIC_ORIGIN) };
  const files = await loadStaticFiles(clientFolder, commonHeaders);
  await addReadyAnswers(files, api.routes);
  const server = createHttpServer({
    api: api.hono,
    commonHeaders,
    isOwnHost: ownHostsOf(environment),
    trustedProxies,
    log,
    files,
    renderPage: await loadPages(),
    localsFor: api.localsFor,
    answerLive: api.answerLive,
    isDatabaseReachable: () => app.database.isReachable(),
  });
  server.once('error', (error: NodeJS.ErrnoException) => {
    print(
      error.code === 'EADDRINUSE'
        ? `PORT ${environment.PORT} is taken by another program. Choose another one, as PORT=4322.`
        : `HOST ${environment.HOST} cannot be used: ${error.message}`,
    );
    void app.close().finally(() => process.exit(1));
  });
  server.listen(environment.PORT, environment.HOST, () => {
    print(welcome(environment, app, (server.address() as AddressInfo).port));
    // Delayed: right after the start somebody opens a page, which is more urgent.
    setTimeout(() => void warmAssistant().then(releaseMemory), 5_000).unref();
  });
  closeServer = () => closeGently(server, () => app.live.streams.stop());
}

/** Starting takes more than twice the memory that is needed afterwards, and V8 alone keeps it. `npm start` exposes `gc`. */
function releaseMemory(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}

async function openLoaded(environment: Environment, log: Logger) {
  const onLost = (line: string) => {
    print(line);
    process.exit(1);
  };
  const app = await openApp({ environment, log, progress: print, onLost });
  if (wantsDemo(environment) && !(await isDemoLoaded(app.database.pool))) {
    await loadDemo(app.database.pool, { players: 5_000, filesDir: filesFolder(environment), progress: print });
  }
  return app;
}

async function loadPages(): Promise<RenderPage | undefined> {
  if (!existsSync(pagesEntry)) return undefined;
  // React reads it when it is loaded, and is several times slower in development mode. The operator's value was read before.
  process.env['NODE_ENV'] = 'production';
  const { handler } = (await import(pathToFileURL(pagesEntry).href)) as { handler: RenderPage };
  return handler;
}

function readTrustedProxies(environment: Environment) {
  try {
    return parseTrustedProxies(environment.TRUSTED_PROXIES);
  } catch {
    throw new UnusableEnvironment('TRUSTED_PROXIES must list addresses or ranges, as 10.0.0.0/8, ::1');
  }
}

/** What must not keep a program alive that was asked to end: a job or a database that does not end. */
const longestStopMs = 25_000;

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      print('Stopping');
      setTimeout(() => {
        print('Not everything has ended in time');
        process.exit(1);
      }, longestStopMs).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          print(String(error));
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  if (error instanceof UnusableEnvironment) print(error.message);
  // With its cause, because only there a failed migration has the database's error.
  else print(inspect(error));
  process.exit(1);
});
