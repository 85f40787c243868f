import { Hono } from 'hono';
import type { Answer, Call, Fields } from '../contract/call.ts';
import { answerCalls, type ApiVariables } from './http/answer-calls.ts';
import { addDevelopmentOutbox } from './http/development-outbox.ts';
import { addHealth } from './http/health.ts';
import type { House } from './http/house.ts';
import { describeApi } from './http/openapi.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { checkFields } from './http/read-fields.ts';
import type { Caller, Route } from './http/route.ts';
import { locationRoutes } from './location/index.ts';
import { playerRoutes } from './players/index.ts';
import { searchRoutes } from './search/index.ts';
import { siteRoutes } from './site/index.ts';
import { storageRoute } from './storage/index.ts';
import { teamRoutes } from './teams/index.ts';
import { waitlistRoutes } from './waitlist/index.ts';

/** Every route of every domain. */
export const allRoutes = (house: House): Route[] => [
  ...waitlistRoutes(house),
  ...siteRoutes(house),
  ...playerRoutes(house),
  ...teamRoutes(house),
  ...searchRoutes(house),
  ...locationRoutes(house),
];

/** The services as one Hono app, and the same calls for pages in this process. */
export function createApi(house: House) {
  const routes = allRoutes(house);
  const origin = house.environment.PUBLIC_ORIGIN;
  const app = new Hono<ApiVariables>();
  app.use(async (context, next) => {
    context.set('caller', context.env.caller);
    await next();
  });
  addHealth(app, house);
  addDevelopmentOutbox(app, house);
  const document = describeApi('1.0.0');
  app.get('/api/openapi.json', (context) => context.json(document));
  app.get('/storage/*', storageRoute(house));
  const countRequest = createRateLimits(house.database.pool, house.log);
  answerCalls({
    app,
    routes,
    log: house.log,
    ownOrigins: origin ? [new URL(origin).origin] : [],
    countRequest,
  });
  return { app, routes, call: callInProcess(routes, countRequest) };
}

/** `locals.call`: a page asks the same verb that the wire reaches, checked by the same contract and counted by the same limit. Refusals are thrown. */
function callInProcess(routes: readonly Route[], countRequest: ReturnType<typeof createRateLimits>) {
  const byCall = new Map(routes.map((route) => [route.call.name, route]));
  return async <C extends Call>(caller: Caller, call: C, fields: Fields<C>): Promise<Answer<C>> => {
    const route = byCall.get(call.name);
    if (!route) throw new Error(`No route answers ${call.name}`);
    await countRequest(route, caller.address);
    return (await route.handle(checkFields(call, fields) as never, caller)) as Answer<C>;
  };
}
