import pg from 'pg';
import type { Logger } from 'pino';
import { inject, onTestFinished } from 'vitest';
import type { Call, Fields } from '../../src/contract/call.ts';
import { createApi } from '../../src/server/api.ts';
import { poolOf } from '../../src/server/database/connect.ts';
import { createLog } from '../../src/server/http/log.ts';
import type { Caller } from '../../src/server/http/route.ts';
import { openApp } from '../../src/server/open-app.ts';
import { readEnvironment } from '../../src/server/settings/environment.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Options = {
  variables?: Record<string, string>;
  database?: string;
  /** Another way to the database, such as through a proxy. */
  connection?: pg.PoolConfig;
  /** The folder of its files; a new one by default. */
  dataDir?: string;
  /** Where the server logs; nowhere by default. */
  log?: Logger;
};
type Sent = { address?: string; headers?: Record<string, string> };

const copies: string[] = [];
let made = 0;

/** Runs statements outside the databases of the tests. */
export async function administer(statements: string[]): Promise<void> {
  const client = new pg.Client({ ...inject('connection'), database: 'postgres' });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Called at the end of each test file, because a copy is 20 MB and a run makes hundreds. */
export const dropCopies = () => administer(copies.splice(0).map((name) => `drop database ${name} with (force)`));

/** Keeps a copy beyond its test file. Nothing may be connected to it, because other databases are copied from it. */
export const keepCopy = (name: string) => void copies.splice(copies.indexOf(name), 1);

/** A new copy of the template database, of an empty one, or of a kept copy; its name can open a second application on the same data. */
export async function copyTemplate(template = 'template_elevate'): Promise<string> {
  const name = `test_${process.pid}_${made++}`;
  copies.push(name);
  await administer([`create database ${name} template ${template} strategy ${inject('copying')}`]);
  return name;
}

/** The whole server without a socket: real database, real jobs, local providers. Closed when the test ends. */
export async function openTestApp({
  variables = {},
  database,
  connection,
  dataDir = temporaryFolder('app'),
  log = createLog('silent'),
}: Options = {}) {
  const name = database ?? (await copyTemplate());
  const environment = readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', MAIL_RETRY_SECONDS: '1', ...variables });
  const context = await openApp({
    environment,
    log,
    database: poolOf({ ...inject('connection'), database: name, ...connection }, name),
  });
  const { hono, call } = createApi(context);
  let isClosed = false;
  const close = async () => {
    if (!isClosed) {
      isClosed = true;
      await context.close();
    }
  };

  const send = (path: string, init: RequestInit = {}, { address = '203.0.113.7' }: Sent = {}) =>
    Promise.resolve(hono.fetch(new Request(`http://localhost:4321${path}`, init), { caller: callerOf(init, address) }));
  return { context, database: name, send, call, close, ask: askThrough(send) };
}

/** What the request handler would know of a request with these headers. */
function callerOf(init: RequestInit = {}, address = '203.0.113.7'): Caller {
  // Lets `Request` derive the content type of the body.
  const sent = new Request('http://localhost', init).headers;
  return { requestId: 'test-request', address, setCookies: [], header: (name) => sent.get(name) ?? undefined };
}

/** Like `openTestApp`, closed automatically at the end of the running test. */
export async function testApp(options: Options = {}) {
  const opened = await openTestApp(options);
  onTestFinished(opened.close);
  return opened;
}

/** Makes a call as its contract says. Fields may be wrong on purpose. */
const askThrough =
  (send: (path: string, init?: RequestInit, sent?: Sent) => Promise<Response>) =>
  async <C extends Call>(call: C, fields: Fields<C> | Record<string, unknown>, sent: Sent = {}) => {
    const rest = { ...(fields as Record<string, unknown>) };
    const path = call.path.replace(/\{(\w+)\}/g, (_part, name: string) => {
      const value = encodeURIComponent(String(rest[name]));
      delete rest[name];
      return value;
    });
    const response = await send(...requestFor(call, path, rest, sent), sent);
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, body };
  };

function requestFor(call: Call, path: string, rest: Record<string, unknown>, sent: Sent): [string, RequestInit] {
  const headers = { ...sent.headers };
  if (call.encoding === 'query') {
    const query = new URLSearchParams(
      Object.entries(rest)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    );
    return [query.size > 0 ? `${path}?${query}` : path, { method: call.method, headers }];
  }
  if (call.encoding === 'json') {
    return [path, { method: call.method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(rest) }];
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(rest)) form.append(name, value instanceof Blob ? value : String(value));
  return [path, { method: call.method, headers, body: form }];
}
