import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { limits } from '../../contract/limits.ts';
import type { FreeSpace } from '../database/free-space.ts';
import { refusalPage, refusalPagePolicy, isPlainFormPost } from './form-pages.ts';
import { refusalFor, requireSpace } from './fault-refusal.ts';
import { isOwnOrigin } from './origin.ts';
import { limitedTo } from './limited-body.ts';
import { readFields } from './read-fields.ts';
import { presentRefusal, Refusal, statusOf } from './refusal.ts';
import { askRoute } from './ask-route.ts';
import type { Caller, FindViewer, Route } from './route.ts';
import { streamAnswer, wantsStream } from './stream-answer.ts';

export type ApiVariables = { Bindings: { caller: Caller }; Variables: { caller: Caller } };
type CountRequest = (route: Route, address: string) => Promise<void>;
type Options = {
  hono: Hono<ApiVariables>;
  routes: readonly Route[];
  ownOrigins: readonly string[];
  log: Logger;
  countRequest: CountRequest;
  findViewer: FindViewer;
  space: FreeSpace;
};

const unsafeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function refuse(context: Context<ApiVariables>, refusal: Refusal, status: number): Response | Promise<Response> {
  if (refusal.retryAfterSeconds) context.header('Retry-After', String(refusal.retryAfterSeconds));
  context.header('Cache-Control', 'no-store');
  setCookies(context);
  if (isPlainFormPost(context)) {
    context.header('Content-Security-Policy', refusalPagePolicy);
    return context.html(refusalPage(refusal), status as 400);
  }
  return context.json(presentRefusal(refusal, context.var.caller.requestId), status as 400);
}

function setCookies(context: Context<ApiVariables>): void {
  for (const cookie of context.var.caller.setCookies) context.header('Set-Cookie', cookie, { append: true });
}

/** Adds every route of the contract to Hono, and JSON refusals for everything else. */
export function answerCalls({ hono, routes, ownOrigins, log, countRequest, findViewer, space }: Options): void {
  const runOnFullDisk = new Set<string>(routes.flatMap(({ call, runsOnFullDisk }) => (runsOnFullDisk ? [call.path] : [])));
  hono.use(async (context, next) => {
    if (unsafeMethods.has(context.req.method) && !isOwnOrigin(context.var.caller.header, ownOrigins)) {
      throw new Refusal('foreignOrigin');
    }
    if (unsafeMethods.has(context.req.method) && !runOnFullDisk.has(context.req.path)) requireSpace(space);
    await next();
  });

  for (const route of routes) {
    // Rate limit and sign-in are checked before the body is read.
    const admit: MiddlewareHandler<ApiVariables> = async (context, next) => {
      await countRequest(route, context.var.caller.address);
      if (route.call.needsSession && !(await findViewer(context.var.caller))) throw new Refusal('sessionExpired');
      await next();
    };
    hono.on(route.call.method, honoPath(route.call.path), admit, limitBody(route), async (context) => {
      try {
        const fields = await readFields(route.call, context);
        if (route.streams && wantsStream(context.req.header('accept'))) return await stream(context, route, fields);
        const answer = await askRoute(route, fields, context.var.caller, findViewer);
        setCookies(context);
        const cacheControl = route.publicForSeconds ? `public, max-age=${route.publicForSeconds}` : 'no-store';
        if (route.afterForm && isPlainFormPost(context)) {
          context.header('Cache-Control', cacheControl);
          return context.redirect(typeof route.afterForm === 'string' ? route.afterForm : route.afterForm(fields as never), 303);
        }
        if (context.var.caller.setCookies.length === 0) return plainAnswer(answer, cacheControl);
        context.header('Cache-Control', cacheControl);
        return context.json(answer as object);
      } catch (error) {
        if (error instanceof Refusal) return refuse(context, error, statusOf(error.code, route.call.refusals));
        throw error;
      }
    });
  }

  const stream = (context: Context<ApiVariables>, route: Route, fields: unknown) =>
    streamAnswer(
      context,
      (answerStream) => {
        // Inherits instead of copying, because a copy would compute the lazy `address`.
        const caller = Object.create(context.var.caller, { stream: { value: answerStream } }) as Caller;
        return askRoute(route, fields, caller, findViewer);
      },
      (error) => {
        const { caller } = context.var;
        return presentRefusal(refusalFor(error, { log, space }, caller), caller.requestId);
      },
    );

  refuseOtherMethods(hono, routes);
  hono.notFound((context) => refuse(context, new Refusal('notFound'), 404));
  hono.onError((error, context) => {
    const refusal = refusalFor(error, { log, space }, context.var.caller);
    return refuse(context, refusal, statusOf(refusal.code));
  });
}

// Like Hono's `json`, but with headers as a plain object, which saves converting them to web headers and back.
const plainAnswer = (answer: unknown, cacheControl: string) =>
  new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json', 'Cache-Control': cacheControl } });

/** Limits the size of a body to the route's own limit or the general one, by its Content-Length or while reading it. */
function limitBody({ bodyBytes = limits.bodyBytes }: Route): MiddlewareHandler<ApiVariables> {
  const whileItComes = limitedTo(bodyBytes);
  // Hono's own middleware would create a complete web request to read the body.
  return async (context, next) => {
    const { header } = context.var.caller;
    const length = header('content-length');
    const isAnnounced = length !== undefined && header('transfer-encoding') === undefined;
    if (!isAnnounced && unsafeMethods.has(context.req.method)) return whileItComes(context, next);
    if (isAnnounced && Number(length) > bodyBytes) throw new Refusal('bodyTooLarge');
    await next();
  };
}

function refuseOtherMethods(hono: Hono<ApiVariables>, routes: readonly Route[]): void {
  const methods = new Map<string, string[]>();
  for (const { call } of routes) methods.set(call.path, [...(methods.get(call.path) ?? []), call.method]);
  for (const [path, allowed] of methods) {
    hono.all(honoPath(path), (context) => {
      context.header('Allow', [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', '));
      return refuse(context, new Refusal('methodNotAllowed'), 405);
    });
  }
}
