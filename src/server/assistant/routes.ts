import { getChecklist, getRehabQuestions } from '../../contract/assistant/checklists.ts';
import { readChips } from '../../contract/assistant/chips.ts';
import * as chats from '../../contract/assistant/chats.ts';
import { getCredits } from '../../contract/assistant/credits.ts';
import { deleteAssistantProfile, getAssistantProfile, saveAssistantProfile } from '../../contract/assistant/profile.ts';
import * as shares from '../../contract/assistant/shares.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { deleteChat, deleteChats, renameChat, restoreVersion, swapItem, tickItem } from './chat/change-chat.ts';
import { listChats } from './chat/list-chats.ts';
import { findChat, findVersion, readChat } from './chat/read-chat.ts';
import { readConstraints } from './chips/index.ts';
import { readCredits } from './plans/read-credits.ts';
import { planRoutes } from './plans/plan-routes.ts';
import { forgetProfile, readProfile, saveProfile } from './plans/keep-profile.ts';
import { continueConversation, startConversation } from './replies/reply.ts';
import { rehabQuestions } from './rehab/index.ts';
import { questionsOf } from './safety/index.ts';
import { copyShare, endShare, makeShare, openShare, previewOf, readShare } from './shares/keep-share.ts';

/** Credits bound what is answered; this bounds what is asked. */
const asking = { limit: { points: 120, windowSeconds: 600 }, streams: true };
const changes = { limit: { points: 600, windowSeconds: 600 } };
// Nobody guesses 256 bits; a class that opens one link from one network is let in.
const opening = { limit: { points: 600, windowSeconds: 600 } };
const answered = <T>(response: T) => ({ status: 1 as const, response });

/** Every call of the assistant. */
export const assistantRoutes = (app: AppContext) => {
  const { pool } = app.database;
  return [
    ...planRoutes(app, asking),
    route(chats.startChat, (fields, caller) => startConversation(app, fields, caller), asking),
    route(chats.continueChat, (fields, caller) => continueConversation(app, fields, caller), asking),
    route(chats.listChats, (fields, { viewer }) => listChats(pool, viewer.userId, fields)),
    route(chats.getChat, async ({ id }, { viewer }) => answered(await readChat(pool, viewer.userId, id))),
    route(chats.renameChat, async (fields, { viewer }) => answered(await renameChat(app, fields, viewer)), changes),
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
    route(chats.getPlanVersion, async ({ id, version }, { viewer }) => {
      await findChat(pool, viewer.userId, id);
      return answered(await findVersion(pool, viewer.userId, id, version));
    }),
    route(chats.restorePlanVersion, async (fields, { viewer }) => answered(await restoreVersion(app, fields, viewer)), changes),
    route(chats.swapPlanItem, async (fields, { viewer }) => answered(await swapItem(app, fields, viewer)), changes),
    route(chats.tickPlanItem, async (fields, { viewer }) => ({ status: 1 as const, ticks: await tickItem(app, fields, viewer) }), changes),
    route(readChips, ({ text }) => answered(readConstraints(text)), changes),
    route(getChecklist, ({ name, language }) => answered(questionsOf(name, language))),
    route(getRehabQuestions, ({ problem, language }) => answered(rehabQuestions(problem, language))),
    route(getCredits, (_fields, { viewer }) => readCredits(pool, viewer.userId)),
    route(getAssistantProfile, (_fields, { viewer }) => readProfile(app, viewer)),
    route(saveAssistantProfile, (fields, { viewer }) => saveProfile(app, fields, viewer), changes),
    route(deleteAssistantProfile, (_fields, { viewer }) => forgetProfile(app, viewer), changes),
    route(shares.getShare, ({ id }, { viewer }) => readShare(app, id, viewer)),
    route(shares.previewShare, (fields, { viewer }) => previewOf(app, fields, viewer), changes),
    route(shares.shareChat, (fields, caller) => makeShare(app, fields, caller), changes),
    route(shares.unshareChat, ({ id }, { viewer }) => endShare(app, id, viewer), changes),
    route(shares.getSharedChat, ({ token }) => openShare(app, token), opening),
    route(shares.copySharedChat, ({ token }, { viewer }) => copyShare(app, token, viewer), changes),
  ];
};
