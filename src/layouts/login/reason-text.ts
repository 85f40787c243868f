import { messages, refusalTexts } from '../../contract/messages.ts';

const texts: Readonly<Record<string, string>> = {
  subscribe: messages.pleaseLogin,
  expired: refusalTexts.sessionExpired,
  again: messages.loginAgain,
};

/** Spec §8: the text that explains why somebody was sent to the sign-in page; '' where they came by themselves. */
export const reasonText = (reason: string | null): string => (reason !== null && Object.hasOwn(texts, reason) ? (texts[reason] ?? '') : '');
