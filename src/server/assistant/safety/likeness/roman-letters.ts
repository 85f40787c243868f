import { romanOf, romanOfDevanagari } from '../../messages/index.ts';

/** Devanagari words in the Roman spelling of normalised Hinglish, so that both scripts share the learned words. */
export const inRomanLetters = (folded: string): string => folded.replace(/[\u0900-\u097f]+/g, (word) => romanOf(romanOfDevanagari(word)));
