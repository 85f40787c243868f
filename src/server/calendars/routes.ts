import { endMyFeed, endTeamFeed, getMyFeed, getTeamFeed, makeMyFeed, makeTeamFeed } from '../../contract/calendars.ts';
import type { AppContext } from '../http/app-context.ts';
import { route, type SignedInCaller } from '../http/route.ts';
import { endFeed, makeFeed, readFeedState, teamFeedOf, type FeedOwner } from './keep-feeds.ts';

const changes = { limit: { points: 30, windowSeconds: 600 } };
const mine = ({ viewer }: SignedInCaller): FeedOwner => ({ of: 'user', id: viewer.userId });

export const calendarRoutes = (app: AppContext) => [
  route(getMyFeed, (_fields, caller) => readFeedState(app, mine(caller))),
  route(makeMyFeed, (_fields, caller) => makeFeed(app, mine(caller), caller), changes),
  route(endMyFeed, (_fields, caller) => endFeed(app, mine(caller)), changes),
  route(getTeamFeed, async ({ id }, caller) => readFeedState(app, await teamFeedOf(app, id, caller))),
  route(makeTeamFeed, async ({ id }, caller) => makeFeed(app, await teamFeedOf(app, id, caller), caller), changes),
  route(endTeamFeed, async ({ id }, caller) => endFeed(app, await teamFeedOf(app, id, caller)), changes),
];
