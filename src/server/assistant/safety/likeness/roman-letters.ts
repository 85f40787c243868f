import { romanOf, romanOfDevanagari } from '../../messages/index.ts';

/** Words in Devanagari in the Roman spelling that Hinglish is folded to, so that both teach the score the same words. */
export const inRomanLetters = (folded: string): string => folded.replace(/[\u0900-\u097f]+/g, (word) => romanOf(romanOfDevanagari(word)));
