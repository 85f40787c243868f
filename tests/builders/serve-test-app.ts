import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { createApi } from '../../src/server/api.ts';
import { parseTrustedProxies } from '../../src/server/http/client-address.ts';
import { createHttpServer, type RenderPage, type Timeouts } from '../../src/server/http/request-handler.ts';
import { addReadyAnswers } from '../../src/server/http/ready-answers.ts';
import { securityHeaders, strictTransport } from '../../src/server/http/security-headers.ts';
import { ownHostsOf } from '../../src/server/http/own-host.ts';
import { loadStaticFiles } from '../../src/server/http/static-files.ts';
import { collectLog } from './collect-log.ts';
import { openTestApp } from './open-test-app.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Options = {
  connection?: pg.PoolConfig;
  database?: string;
  variables?: Record<string, string>;
  siteFolder?: string;
  trustedProxies?: string[];
  renderPage?: RenderPage;
  timeouts?: Timeouts;
};

const builtSite = process.env['SITE_DIR'] || 'dist';

/** The built pages, as an option for `serveTestApp`. */
export async function builtPages(): Promise<Required<Pick<Options, 'siteFolder' | 'renderPage'>>> {
  const entry = pathToFileURL(resolve(builtSite, 'server/entry.mjs')).href;
  const { handler } = (await import(/* @vite-ignore */ entry)) as { handler: RenderPage };
  return { siteFolder: resolve(builtSite, 'client'), renderPage: handler };
}

/** The real server on a loopback port, with a given built site, and its log lines. */
export async function serveTestApp({
  siteFolder,
  trustedProxies = [],
  renderPage,
  timeouts,
  connection,
  database,
  variables = {},
}: Options = {}) {
  const { log, lines } = collectLog();
  const { context: app, close } = await openTestApp({ variables, ...(connection && { connection }), ...(database && { database }) });
  const api = createApi({ ...app, log });
  const commonHeaders = { ...securityHeaders, ...strictTransport(app.environment.PUBLIC_ORIGIN) };
  const files = await loadStaticFiles(siteFolder ?? temporaryFolder('site'), commonHeaders);
  await addReadyAnswers(files, api.routes);
  const server = createHttpServer({
    api: api.hono,
    log,
    renderPage,
    files,
    localsFor: api.localsFor,
    answerLive: api.answerLive,
    isDatabaseReachable: () => app.database.isReachable(),
    timeouts,
    commonHeaders,
    isOwnHost: ownHostsOf(app.environment),
    trustedProxies: parseTrustedProxies(trustedProxies),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, lines, server, database: app.database };
}
