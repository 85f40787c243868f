/** What becomes of each phrase of a free text: done, cannot be done, or not understood. */
export type { Reading, Sentence, WishAnswers, WishRules } from './reading.ts';
export { constraintsIn, unreadPhrases, wishesOf } from './wishes-of.ts';
