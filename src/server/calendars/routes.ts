import { endMyFeed, endTeamFeed, getMyFeed, getTeamFeed, makeMyFeed, makeTeamFeed } from '../../contract/calendars.ts';
import type { House } from '../http/house.ts';
import { route, type SignedInCaller } from '../http/route.ts';
import { endFeed, makeFeed, readFeedState, teamFeedOf, type FeedOwner } from './keep-feeds.ts';

const changes = { limit: { points: 30, windowSeconds: 600 } };
const mine = ({ viewer }: SignedInCaller): FeedOwner => ({ of: 'user', id: viewer.userId });

export const calendarRoutes = (house: House) => [
  route(getMyFeed, (_fields, caller) => readFeedState(house, mine(caller))),
  route(makeMyFeed, (_fields, caller) => makeFeed(house, mine(caller), caller), changes),
  route(endMyFeed, (_fields, caller) => endFeed(house, mine(caller)), changes),
  route(getTeamFeed, async ({ id }, caller) => readFeedState(house, await teamFeedOf(house, id, caller))),
  route(makeTeamFeed, async ({ id }, caller) => makeFeed(house, await teamFeedOf(house, id, caller), caller), changes),
  route(endTeamFeed, async ({ id }, caller) => endFeed(house, await teamFeedOf(house, id, caller)), changes),
];
