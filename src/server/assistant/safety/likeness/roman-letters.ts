import { romanOf } from '../../messages/roman-hindi.ts';
import { romanOfDevanagari } from '../../messages/roman-of-devanagari.ts';

/** Words in Devanagari in the Roman spelling that Hinglish is folded to, so that both teach the score the same words. */
export const inRomanLetters = (folded: string): string => folded.replace(/[\u0900-\u097f]+/g, (word) => romanOf(romanOfDevanagari(word)));
