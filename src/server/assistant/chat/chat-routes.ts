import * as chats from '../../../contract/assistant/chats.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route, type Route } from '../../http/route.ts';
import { deleteChat, deleteChats, renameChat } from './change-chat.ts';
import { listChats } from './list-chats.ts';
import { findChat, findVersion, readChat } from './read-chat.ts';

const changes = { limit: { points: 600, windowSeconds: 600 } };

/** The calls that list, open, rename and delete conversations. */
export function chatRoutes(app: AppContext): Route[] {
  const { pool } = app.database;
  return [
    route(chats.listChats, (fields, { viewer }) => listChats(pool, viewer.userId, fields)),
    route(chats.getChat, async ({ id }, { viewer }) => ({ status: 1 as const, response: await readChat(pool, viewer.userId, id) })),
    route(chats.getPlanVersion, async ({ id, version }, { viewer }) => {
      await findChat(pool, viewer.userId, id);
      return { status: 1 as const, response: await findVersion(pool, viewer.userId, id, version) };
    }),
    route(
      chats.renameChat,
      async (fields, { viewer }) => ({ status: 1 as const, response: await renameChat(app, fields, viewer) }),
      changes,
    ),
    route(
      chats.deleteChat,
      async ({ id }, { viewer }) => {
        await deleteChat(app, id, viewer);
        return { status: 1 as const };
      },
      changes,
    ),
    route(
      chats.deleteChats,
      async (fields, { viewer }) => ({ status: 1 as const, deleted: await deleteChats(app, fields, viewer) }),
      changes,
    ),
  ];
}
