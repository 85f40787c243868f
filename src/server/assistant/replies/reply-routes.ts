import { continueChat, startChat } from '../../../contract/assistant/chats.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route, type Route } from '../../http/route.ts';
import { continueConversation, startConversation } from './reply.ts';

/** Credits limit the number of answers; this limits the number of attempts. */
const asking = { limit: { points: 120, windowSeconds: 600 }, streams: true };

/** The calls that ask a question, in a new or an existing conversation. */
export const replyRoutes = (app: AppContext): Route[] => [
  route(startChat, (fields, caller) => startConversation(app, fields, caller), asking),
  route(continueChat, (fields, caller) => continueConversation(app, fields, caller), asking),
];
