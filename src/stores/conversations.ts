import { ask } from '../api-client/ask.ts';
import type { Answer } from '../contract/call.ts';
import { chatLimits } from '../contract/chat-limits.ts';
import { listConversations, type ChatMessage, type Conversation } from '../contract/team-chat.ts';
import type { LiveData } from '../contract/live.ts';
import { createEntityFamily } from './entity-store.ts';
import { listenLive } from './live-listeners.ts';

export type ConversationPage = Answer<typeof listConversations>;

/** The reader's conversations of a team, by its id. */
export const conversations = createEntityFamily('conversation', (team: string): Promise<ConversationPage> =>
  ask(listConversations, { team_id: team }),
);

const lastOf = ({ seq, sender, text, sent_at, is_deleted }: ChatMessage) => ({ seq, sender, text, sent_at, is_deleted });

/** A conversation after one of its messages was sent or changed. */
function afterMessage(conversation: Conversation, message: ChatMessage, readerId: string): Conversation {
  if (message.seq < conversation.last_seq) return conversation;
  const isNew = message.seq > conversation.last_seq;
  const isOwn = message.sender?.user_id === readerId;
  return {
    ...conversation,
    last_seq: message.seq,
    last_message: lastOf(message),
    last_read_seq: isNew && isOwn ? message.seq : conversation.last_read_seq,
    unread: isNew && !isOwn ? Math.min(chatLimits.unreadMessages, conversation.unread + 1) : isNew && isOwn ? 0 : conversation.unread,
  };
}

const byLatest = (one: Conversation, other: Conversation) =>
  (other.last_message?.sent_at ?? '').localeCompare(one.last_message?.sent_at ?? '');

/** Takes a message over into the lists of this page; a conversation that they do not have yet is loaded. */
export function takeMessage(teamId: string, conversationId: string, message: ChatMessage): void {
  const readerId = document.body.dataset['signedIn'] ?? '';
  for (const { query, store } of conversations.opened()) {
    if (query !== teamId) continue;
    const isKnown = store.$value.get()?.response.some(({ id }) => id === conversationId);
    if (!isKnown) store.refresh();
    store.put((page) => ({
      ...page,
      response: page.response.map((one) => (one.id === conversationId ? afterMessage(one, message, readerId) : one)).toSorted(byLatest),
    }));
  }
}

/** Changes a conversation in the lists of this page, as after a press that the server has confirmed. */
export function putConversation(teamId: string, conversationId: string, change: (now: Conversation) => Conversation): void {
  for (const { query, store } of conversations.opened())
    if (query === teamId)
      store.put((page) => ({ ...page, response: page.response.map((one) => (one.id === conversationId ? change(one) : one)) }));
}

/** The conversation, team and message of an event that carries one. */
export function messageOf(event: LiveData): { teamId: string; conversationId: string; message: ChatMessage } | undefined {
  if (event.type !== 'message.changed' && event.type !== 'privateMessage.changed') return undefined;
  const { teamId, conversationId, content } = event;
  return content && { teamId, conversationId, message: content.message };
}

let isFollowing = false;
/** Keeps the lists of this page up to date with the messages that the live stream brings. */
export function followConversations(): void {
  if (isFollowing) return;
  isFollowing = true;
  listenLive({
    received: (event) => {
      const sent = messageOf(event);
      if (sent) takeMessage(sent.teamId, sent.conversationId, sent.message);
    },
    // The lists are loaded again with everything else.
    missed: () => {},
  });
}
