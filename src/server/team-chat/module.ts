import { defineModule } from '../module/define-module.ts';
import { liveMessages } from './live-messages.ts';
import { erasePrivateMessages, exportMessages } from './personal-messages.ts';
import { teamChatRoutes } from './routes.ts';

export const teamChatModule = defineModule({
  name: 'team-chat',
  routes: teamChatRoutes,
  liveContent: [liveMessages],
  personalData: {
    exports: ['messages', 'message_reactions', 'conversation_reads', 'conversation_participants'],
    erases: ['messages', 'message_reactions', 'message_mentions', 'conversation_reads', 'conversation_participants'],
    forgets: {
      'messages.sender_id':
        'what was said in a conversation of a team stays readable, and names nobody any more; private messages are emptied',
    },
    keeps: { message_mentions: 'not exported: that others named them in their messages' },
    collect: (db, { userId }) => exportMessages(db, userId),
    erase: (_app, client, { userId }) => erasePrivateMessages(client, userId),
  },
});
