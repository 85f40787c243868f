import type { ChatMessage } from '../../contract/team-chat.ts';

/** What a reader can do with the messages of the conversation that is open. */
export type MessageTools = {
  readonly mayPin: boolean;
  readonly react: (message: ChatMessage, emoji: string, isOn: boolean) => void;
  readonly answer: (message: ChatMessage) => void;
  readonly edit: (message: ChatMessage) => void;
  readonly pin: (message: ChatMessage, isOn: boolean) => void;
  /** Rejects as `ask` does. */
  readonly delete: (message: ChatMessage) => Promise<void>;
  readonly showSeen: (message: ChatMessage) => void;
  /** Leads to a message that is quoted. */
  readonly goTo: (seq: number) => void;
};
