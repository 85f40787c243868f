import { romanOf, romanOfDevanagari } from '../../messages/index.ts';

const devanagari = /[\u0900-\u097f]/u;
const frequentHindi = new Set(
  `hai hain hu hun hoon ho nahi nhi nahin nai ka ki kae ko se mein mai main mera meri mere mujhe mujhko kya kar karo karna raha rahi rahe gaya gayi gaye tha thi bhi toh par pe aur yaar
  yr bhai bhaiya didi koi kuch sab aaj kal abhi bas ab aap tum tu wo woh vo ye yeh us uska uski apna apni apne liye wala wali wale hi na ja jaa de le lo do diya kiya hota hoti lag laga
  baad pehle kab kahan kyun kyu kaise kitna kitne din ghar h m mne rha rhi gya gyi kr krna krta krti`.split(/\s+/),
);
/** English has a few of the frequent Hindi words too ('do', 'main'), so that one in five must be met. */
const leastShareOfHindi = 0.22;

/** The words of a normalised message without marks of sentences. */
export const wordsIn = (plain: string): string[] =>
  plain
    .trim()
    .split(' ')
    .filter((word) => /[\p{L}\p{N}§]/u.test(word));

/** Whether words are Hindi, in Devanagari or in Roman letters. */
export const areHindi = (words: readonly string[]): boolean =>
  words.filter((word) => devanagari.test(word) || frequentHindi.has(word)).length > leastShareOfHindi * (words.length || 1);

/** An English word without its ending: 'saving', 'saved' and 'saves' are one. */
export const stemOf = (word: string): string =>
  word.length > 4
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?:ing|ed|es|s)$/, '')
        .replace(/(.)\1$/, '$1')
        .replace(/e$/, '')
    : word;

const consonant = 'b-df-hj-np-tv-z';
const schwa = new RegExp(`(?<=[${consonant}])a(?=[${consonant}])`, 'g');
/** A Hindi word in one spelling for both scripts: without the short `a` between consonants, which Devanagari does not write. */
export const hindiKeyOf = (word: string): string =>
  romanOf(devanagari.test(word) ? romanOf(romanOfDevanagari(word)) : word)
    .replace(schwa, '')
    .replace(/n$/, '');
