// Only marks on Latin letters: vowel signs of Indian scripts are marks too, and an essential part of words.
const latinMarks = /[\u0300-\u036f]/g;
const apostrophes = /['’‘`´]/g;
const longestWord = 40;

/** The text as search compares it: lower case, without accents and apostrophes. "D’Souza" becomes 'dsouza'. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(latinMarks, '').replace(apostrophes, '').normalize('NFC').toLowerCase();

/** The words of a text in order, normalised; letters and digits are separated, so 'asha7' gives 'asha' and '7'. */
export const wordsOf = (text: string): string[] => (foldText(text).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).map(shortened);

// Cut by code points: JavaScript counts some letters as two units, and half of one cannot be stored.
const shortened = (word: string) => (word.length > longestWord ? Array.from(word).slice(0, longestWord).join('') : word);

/** Whether typing errors may be corrected in the word; not in numbers. */
export const isSpelt = (word: string): boolean => /^[\p{L}\p{M}]{2,}$/u.test(word);

/** Whether the text is a single word or number, and not an ID such as 'asha.rao'. */
export const isWord = (text: string): boolean => /^(?:[\p{L}\p{M}]+|\p{N}+)$/u.test(text);
