import type { Chat } from '../../../contract/assistant/chat.ts';
import type { Credits } from '../../../contract/assistant/credits.ts';
import type { AssistantProfile } from '../../../contract/assistant/profile.ts';
import type { Question } from '../../../contract/assistant/safety.ts';
import type { KnownBefore } from './kind-screen.ts';

/** What the server gives to a screen of the assistant. */
export type FirstOfScreen = {
  chat: Chat | null;
  profile: AssistantProfile;
  profileVersion: number;
  credits: Credits;
  today: string;
  /** The red-flag questions that are asked before a plan. */
  questions: readonly Question[];
  /** What was chosen before the form, for kinds that ask for it. */
  known?: KnownBefore;
};
