import type { ChatScreen } from '../../../contract/assistant/chat.ts';

/** Where a conversation is looked at: a plan on its own screen, a question on the chat's. Without an id: where a new one begins. */
export const addressOfChat = (screen: ChatScreen, id?: string): string => {
  if (screen === 'chat') return `/assist/chat/${id ?? 'new'}`;
  return id ? `/assist/${screen}?plan=${id}` : `/assist/${screen}`;
};
