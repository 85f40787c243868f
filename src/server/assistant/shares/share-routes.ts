import * as shares from '../../../contract/assistant/shares.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route, type Route } from '../../http/route.ts';
import { copyShare, endShare, makeShare, openShare, previewOf, readShare } from './keep-share.ts';

const changes = { limit: { points: 600, windowSeconds: 600 } };
// 256 bits cannot be guessed, so the limit only needs to allow a whole class to open a link from one network.
const opening = { limit: { points: 600, windowSeconds: 600 } };

/** The calls that create, show, copy and delete the link to a conversation. */
export const shareRoutes = (app: AppContext): Route[] => [
  route(shares.getShare, ({ id }, { viewer }) => readShare(app, id, viewer)),
  route(shares.previewShare, (fields, { viewer }) => previewOf(app, fields, viewer), changes),
  route(shares.shareChat, (fields, caller) => makeShare(app, fields, caller), changes),
  route(shares.unshareChat, ({ id }, { viewer }) => endShare(app, id, viewer), changes),
  route(shares.getSharedChat, ({ token }) => openShare(app, token), opening),
  route(shares.copySharedChat, ({ token }, { viewer }) => copyShare(app, token, viewer), changes),
];
