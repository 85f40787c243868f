import type { ChatMessage } from '../../../contract/assistant/chat.ts';

/** Whether a fixed card is the whole answer: its text says the same in its own way. */
export const isCardAlone = ({ cards: [first], messageContent }: ChatMessage): boolean =>
  first !== undefined && messageContent.startsWith(first.title);
