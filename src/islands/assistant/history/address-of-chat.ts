import type { ChatScreen } from '../../../contract/assistant/chat.ts';

/**
 * The address of a conversation: a plan on its own screen, a question on the chat screen. Without an id, the address where a new one
 * starts.
 */
export const addressOfChat = (screen: ChatScreen, id?: string): string => {
  if (screen === 'chat') return `/assist/chat/${id ?? 'new'}`;
  return id ? `/assist/${screen}?plan=${id}` : `/assist/${screen}`;
};
