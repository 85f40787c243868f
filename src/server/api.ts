import { Hono } from 'hono';
import type { Answer, Call, Fields } from '../contract/call.ts';
import { answerCalls, type ApiVariables } from './http/answer-calls.ts';
import { addDevelopmentOutbox } from './http/development-outbox.ts';
import { addDevelopmentSocial } from './http/development-social.ts';
import { addHealth } from './http/health.ts';
import type { AppContext } from './http/app-context.ts';
import { describeApi } from './http/openapi.ts';
import { askRoute } from './http/ask-route.ts';
import { checkFields } from './http/read-fields.ts';
import { refusalOfFault } from './http/fault-refusal.ts';
import { Refusal } from './http/refusal.ts';
import { unavailablePage } from './http/unavailable-page.ts';
import type { Caller, FindViewer, Route } from './http/route.ts';
import { allModules } from './all-modules.ts';
import { answerLive } from './http/live-request.ts';
import { findViewerIn } from './identity/index.ts';

/** All routes of all modules. */
export const allRoutes = (app: AppContext): Route[] => allModules.flatMap(({ routes }) => routes?.(app) ?? []);

/** The API as one Hono app, and the same calls as functions for pages in this process. */
export function createApi(app: AppContext) {
  const routes = allRoutes(app);
  const origin = app.environment.PUBLIC_ORIGIN;
  const hono = new Hono<ApiVariables>();
  hono.use(async (context, next) => {
    context.set('caller', context.env.caller);
    await next();
  });
  addHealth(hono, app);
  addDevelopmentOutbox(hono, app);
  addDevelopmentSocial(hono, app);
  let document: ReturnType<typeof describeApi> | undefined;
  hono.get('/api/openapi.json', (context) =>
    context.json(
      (document ??= describeApi(
        '1.0.0',
        routes.map(({ call }) => call),
      )),
    ),
  );
  const { countRequest } = app.limits;
  const findViewer = findViewerIn(app);
  const ownOrigins = origin ? [new URL(origin).origin] : [];
  for (const { files } of allModules) files?.(hono, app, findViewer);
  answerCalls({
    hono,
    routes,
    log: app.log,
    ownOrigins,
    countRequest,
    findViewer,
    space: app.space,
  });
  const call = callInProcess(app, routes, findViewer);
  const localsFor = (caller: Caller) => {
    let failure: unknown;
    const noted = (error: unknown): never => {
      failure ??= error;
      throw error;
    };
    return {
      call: <C extends Call>(one: C, fields: Fields<C>) => call(caller, one, fields).catch(noted),
      viewer: () => findViewer(caller),
      livePosition: app.live.position(),
      unavailablePage: (error: unknown = failure) => unavailablePage(error),
    };
  };
  return { hono, routes, findViewer, call, localsFor, answerLive: answerLive({ live: app.live, findViewer, ownOrigins }) };
}

/**
 * `locals.call`: a page runs the same handler as a request over HTTP, with the same field checks and rate limits. Throws refusals; other
 * errors are logged and thrown.
 */
function callInProcess({ limits, log }: AppContext, routes: readonly Route[], findViewer: FindViewer) {
  const byCall = new Map(routes.map((route) => [route.call.name, route]));
  return async <C extends Call>(caller: Caller, call: C, fields: Fields<C>): Promise<Answer<C>> => {
    const route = byCall.get(call.name);
    if (!route) throw new Error(`No route answers ${call.name}`);
    try {
      await limits.countRequest(route, caller.address);
      return (await askRoute(route, checkFields(call, fields), caller, findViewer)) as Answer<C>;
    } catch (error) {
      if (!(error instanceof Refusal)) log.error({ err: error, requestId: caller.requestId }, refusalOfFault(error)?.code ?? 'unexpected');
      throw error;
    }
  };
}
