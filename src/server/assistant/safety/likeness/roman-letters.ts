import { romanOf } from '../../messages/roman-hindi.ts';

const consonants = Object.fromEntries(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:ch ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:f ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h'
    .split(' ')
    .map((pair) => pair.split(':')),
) as Readonly<Record<string, string>>;
const vowels = Object.fromEntries(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ं:n ः: ्:'.split(' ').map((pair) => pair.split(':')),
) as Readonly<Record<string, string>>;

const spell = (word: string): string =>
  romanOf(
    Array.from(word, (letter, at) => {
      const next = word[at + 1];
      const bare = consonants[letter];
      if (bare === undefined) return vowels[letter] ?? letter;
      // The vowel that is not written is said between consonants, not at the end of a word.
      return next !== undefined && (consonants[next] !== undefined || next === 'ं') ? `${bare}a` : bare;
    }).join(''),
  );

/** Words in Devanagari in the Roman spelling that Hinglish is folded to, so that both teach the score the same words. */
export const inRomanLetters = (folded: string): string => folded.replace(/[\u0900-\u097f]+/g, spell);
