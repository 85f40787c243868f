import { continueChat, startChat } from '../../../contract/assistant/chats.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route, type Route } from '../../http/route.ts';
import { continueConversation, startConversation } from './reply.ts';

/** Credits bound what is answered; this bounds what is asked. */
const asking = { limit: { points: 120, windowSeconds: 600 }, streams: true };

/** The calls that ask a question, in a new conversation or in one that goes on. */
export const replyRoutes = (app: AppContext): Route[] => [
  route(startChat, (fields, caller) => startConversation(app, fields, caller), asking),
  route(continueChat, (fields, caller) => continueConversation(app, fields, caller), asking),
];
