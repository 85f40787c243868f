import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { livePath } from '../../contract/live.ts';
import { compressPage } from './compress-page.ts';
import { clientAddress, type parseTrustedProxies } from './client-address.ts';
import { pathWithoutIds } from './log.ts';
import { isAstroEndpoint, pathOf } from './path-of.ts';
import { DatabaseUnavailable } from '../database/database-fault.ts';
import { refusalOfFault } from './fault-refusal.ts';
import { presentRefusal, Refusal, statusOf } from './refusal.ts';
import type { Caller } from './route.ts';
import { refuseBrokenRequest } from './broken-request.ts';
import type { IsOwnHost } from './own-host.ts';
import { frameThePage } from './page-policy.ts';
import { preloadScripts } from './preload-scripts.ts';
import { nothingAllowed } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import { sendPage, sendWhole } from './send-whole.ts';
import { pageOfFailure } from './unavailable-page.ts';

/** Astro's handler for pages rendered on demand; it calls `next` for paths it does not know. */
export type RenderPage = (request: IncomingMessage, response: ServerResponse, next: () => void, locals: object) => unknown;

/** What every answer names of its request. */
type Asked = Pick<Caller, 'requestId'>;

/** What a page gets besides its request. */
type PageLocals = {
  /** The page for the failure of a call that this page made, if it passes by itself. */
  unavailablePage?(): Response | undefined;
};

type Api = { fetch(request: Request, env: { caller: Caller }): Response | Promise<Response> };

type AnswerLive = (request: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>;

export type HttpServerOptions = {
  api: Api;
  files: StaticFiles;
  renderPage: RenderPage | undefined;
  localsFor(caller: Caller): PageLocals;
  /** Answers the live stream; without it there is none. */
  answerLive?: AnswerLive;
  /** Whether the database can be reached; while it cannot, no page is rendered. */
  isDatabaseReachable?(): boolean;
  commonHeaders: Readonly<Record<string, string>>;
  isOwnHost: IsOwnHost;
  trustedProxies: ReturnType<typeof parseTrustedProxies>;
  log: Logger;
  timeouts?: Timeouts | undefined;
};

/** Time limits for slow clients, in milliseconds. */
export type Timeouts = {
  headersMs: number;
  requestMs: number;
  /** The interval in which the two limits above are checked. */
  checkEveryMs: number;
  /** The time that an idle connection is kept for its next request. */
  keepAliveMs: number;
};

const usualTimeouts: Timeouts = { headersMs: 10_000, requestMs: 30_000, checkEveryMs: 5_000, keepAliveMs: 65_000 };

const allowedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
/** Answered under any name, so that a load balancer can ask by address. It says nothing that depends on the host. */
const healthPath = '/healthz';
/** Paths of the API; unknown paths below them are answered in JSON. */
export const servicePath = /^\/(api|auth|users|storage|uploads|dev|healthz)(\/|$)/;

/** The request handler: checks methods, headers and limits first, then tries the API, the built files, and pages rendered on demand. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { headersMs, requestMs, checkEveryMs, keepAliveMs } = options.timeouts ?? usualTimeouts;
  const server = createServer(
    { maxHeaderSize: 16 * 1024, keepAlive: true, connectionsCheckingInterval: checkEveryMs },
    createRequestHandler(options),
  );
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = keepAliveMs;
  server.maxRequestsPerSocket = 100_000;
  server.setTimeout(120_000);
  server.on('clientError', refuseBrokenRequest(options.commonHeaders));
  return server;
}

function createRequestHandler(options: HttpServerOptions) {
  const { files, commonHeaders } = options;
  const callers = new WeakMap<IncomingMessage, Caller>();
  const common = Object.entries(commonHeaders);
  const toApi = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage };
    return options.api.fetch(request, { caller: callers.get(incoming) as Caller });
  });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const asked = { requestId: randomUUID() };
    logWhenDone(options.log, request, response, asked);

    const wrongHost = problemOfHost(request, options.isOwnHost);
    if (wrongHost) return sendRefusal(response, common, asked, wrongHost);
    if (!allowedMethods.has(request.method ?? ''))
      return refuse(response, common, asked, 'methodNotAllowed', { Allow: [...allowedMethods].join(', ') });
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const { url = '/' } = request;
    // The path of a file is valid as it is.
    const path = files.has(url) ? url : pathOf(url);
    if (path === undefined) return isRead ? miss(options, request, response, asked) : refuse(response, common, asked, 'notFound');

    if (isRead && path !== '/404' && files.has(path)) return files.answer(path, request, response, asked.requestId);
    // Only now, because most requests are for files, which need none of it.
    const caller = identify(request, asked, options.trustedProxies);
    if (path === livePath && options.answerLive) {
      if (request.method !== 'GET') return refuse(response, common, caller, 'methodNotAllowed', { Allow: 'GET' });
      return stream(options, options.answerLive, request, response, caller);
    }
    if (servicePath.test(path) && path !== '/api/docs') {
      callers.set(request, caller);
      prepare(response, common, caller);
      void toApi(request, response);
      return;
    }
    if (isRead && isSlashed(path) && files.has(path.slice(0, -1))) return redirect(response, common, caller, url, path);
    // Pages accept no other methods; changes are calls of the API.
    if (!isRead) return refuse(response, common, caller, 'methodNotAllowed', { Allow: 'GET, HEAD' });
    if (isAstroEndpoint(path)) return miss(options, request, response, caller);
    renderOrMiss(options, request, response, caller, common);
  };
}

/** Of names and values in turn, as Node gives them. It runs for every request, hence the loop. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** A request for another site, or one that names two: a proxy in front could read the other name. */
function problemOfHost({ rawHeaders, headers, url = '/' }: IncomingMessage, isOwnHost: IsOwnHost): Refusal | undefined {
  if (countHosts(rawHeaders) > 1) return new Refusal('twoHosts');
  return isOwnHost(headers.host) || pathOf(url) === healthPath ? undefined : new Refusal('foreignHost');
}

function stream(
  { commonHeaders, log }: HttpServerOptions,
  answerLive: AnswerLive,
  request: IncomingMessage,
  response: ServerResponse,
  caller: Caller,
): void {
  const common = Object.entries(commonHeaders);
  prepare(response, common, caller);
  answerLive(request, response, caller).catch((error: unknown) => {
    const expected = error instanceof Refusal ? error : refusalOfFault(error);
    if (!expected) log.error({ err: error, requestId: caller.requestId }, 'unexpected');
    if (response.headersSent) response.destroy();
    else sendRefusal(response, common, caller, expected ?? new Refusal('unexpected'));
  });
}

/** '404 Not Found!', as a page if the site is built. */
function miss({ files, commonHeaders }: HttpServerOptions, request: IncomingMessage, response: ServerResponse, asked: Asked): void {
  if (!files.has('/404')) return refuse(response, Object.entries(commonHeaders), asked, 'notFound');
  files.answer('/404', request, response, asked.requestId, 404);
}

function renderOrMiss(
  options: HttpServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  caller: Caller,
  common: [string, string][],
): void {
  if (!options.renderPage) return miss(options, request, response, caller);
  prepare(response, common, caller);
  // Without this, a page whose reader is known from memory would be rendered up to the first of its parts that needs the database.
  if (options.isDatabaseReachable?.() === false) return void sendPage(response, pageOfFailure(new DatabaseUnavailable(undefined), caller));
  const locals = options.localsFor(caller);
  compressPage(request, response);
  sendWhole(response, {
    complete: (page) => preloadScripts(page, options.files),
    instead: () => locals.unavailablePage?.() ?? pageOfFailure(undefined, caller),
  });
  frameThePage(response);
  void options.renderPage(
    request,
    response,
    () => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      miss(options, request, response, caller);
    },
    locals,
  );
}

function identify(request: IncomingMessage, { requestId }: Asked, trusted: HttpServerOptions['trustedProxies']): Caller {
  return {
    requestId,
    setCookies: [],
    header(name) {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join(',') : value;
    },
    // Computed on demand: most calls do not need the address.
    get address() {
      const forwarded = request.headers['x-forwarded-for'];
      return clientAddress(request.socket.remoteAddress ?? '', Array.isArray(forwarded) ? forwarded.join(',') : forwarded, trusted);
    },
  };
}

const isSlashed = (path: string) => path.length > 1 && path.endsWith('/');

function redirect(response: ServerResponse, common: [string, string][], asked: Asked, url: string, path: string): void {
  prepare(response, common, asked);
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  response.writeHead(308, { Location: encodeURI(path.slice(0, -1)) + query, 'Cache-Control': 'public, max-age=3600' });
  response.end();
}

function prepare(response: ServerResponse, common: [string, string][], asked: Asked): void {
  for (const [name, value] of common) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', nothingAllowed);
  response.setHeader('X-Request-Id', asked.requestId);
}

function refuse(
  response: ServerResponse,
  common: [string, string][],
  asked: Asked,
  code: 'methodNotAllowed' | 'notFound',
  more: Record<string, string> = {},
): void {
  sendRefusal(response, common, asked, new Refusal(code), more);
}

function sendRefusal(
  response: ServerResponse,
  common: [string, string][],
  asked: Asked,
  refusal: Refusal,
  more: Record<string, string> = {},
): void {
  prepare(response, common, asked);
  if (refusal.retryAfterSeconds) response.setHeader('Retry-After', refusal.retryAfterSeconds);
  response.writeHead(statusOf(refusal.code), { ...more, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(presentRefusal(refusal, asked.requestId)));
}

function logWhenDone(log: Logger, request: IncomingMessage, response: ServerResponse, asked: Asked): void {
  if (!log.isLevelEnabled('info')) return;
  const startedAt = performance.now();
  response.once('close', () => {
    log.info(
      {
        requestId: asked.requestId,
        method: request.method,
        path: pathWithoutIds((request.url ?? '').split('?')[0] ?? ''),
        status: response.statusCode,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'request',
    );
  });
}
