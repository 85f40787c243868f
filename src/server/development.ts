import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApi } from './api.ts';
import { createLog } from './http/log.ts';
import { newId } from './database/new-id.ts';
import type { Caller } from './http/route.ts';
import { openApp } from './open-app.ts';
import { readEnvironment } from './settings/environment.ts';

const servicePath = /^\/(api|auth|users|storage|dev|healthz)(\/|\?|$)/;

/** The API inside Astro's development server, on the same database as `npm start`. */
export async function createDevelopmentServices() {
  const app = await openApp({ environment: readEnvironment(process.env), log: createLog('warn') });
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
  process.once('exit', () => void app.close());
  return {
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void) {
      if (servicePath.test(request.url ?? '') && request.url !== '/api/docs') return void listener(request, response);
      const caller = callerOf(request);
      Reflect.set(request, localsKey, api.localsFor(caller));
      next();
    },
  };
}
