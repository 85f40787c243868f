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
  route(getTeamFeed, async ({ team_id: teamId }, caller) => readFeedState(app, await teamFeedOf(app, teamId, caller))),
  route(makeTeamFeed, async ({ team_id: teamId }, caller) => makeFeed(app, await teamFeedOf(app, teamId, caller), caller), changes),
  route(endTeamFeed, async ({ team_id: teamId }, caller) => endFeed(app, await teamFeedOf(app, teamId, caller)), changes),
];
