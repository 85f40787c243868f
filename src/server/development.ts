import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { livePath } from '../contract/live.ts';
import { createApi } from './api.ts';
import { createLog } from './http/log.ts';
import { pathOf } from './http/path-of.ts';
import { servicePath } from './http/request-handler.ts';
import { presentRefusal, Refusal, statusOf } from './http/refusal.ts';
import { newId } from './database/new-id.ts';
import type { Caller } from './http/route.ts';
import { openApp } from './open-app.ts';
import { readEnvironment } from './settings/environment.ts';

/** The API inside Astro's development server, on the same database as `npm start`. Ctrl-C closes it, and so stops the database too. */
export async function createDevelopmentServices() {
  const app = await openApp({ environment: readEnvironment(process.env), log: createLog('warn') });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().finally(() => process.exit()));
  const api = createApi(app);
  const callerOf = ({ headers }: IncomingMessage): Caller => ({
    requestId: newId(),
    address: '127.0.0.1',
    setCookies: [],
    header: (name) => headers[name]?.toString(),
  });
  const listener = getRequestListener(
    (request, env) => api.hono.fetch(request, { caller: callerOf((env as { incoming: IncomingMessage }).incoming) }),
    {
      overrideGlobalObjects: false,
    },
  );
  const localsKey = Symbol.for('astro.locals');
  return {
    middleware(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
      const path = pathOf(request.url ?? '/') ?? '/';
      const caller = callerOf(request);
      if (path === livePath) {
        const refused = (error: unknown) => (error instanceof Refusal ? refuse(response, error, caller) : next(error));
        return void api.answerLive(request, response, caller).catch(refused);
      }
      if (servicePath.test(path) && path !== '/api/docs') return void listener(request, response);
      Reflect.set(request, localsKey, api.localsFor(caller));
      next();
    },
  };
}

function refuse(response: ServerResponse, refusal: Refusal, { requestId }: Caller): void {
  response.writeHead(statusOf(refusal.code), { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(presentRefusal(refusal, requestId)));
}
