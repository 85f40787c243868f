// Only the marks that sit on Latin letters: an Indian script's vowel signs are marks too, and are half of its words.
const latinMarks = /[\u0300-\u036f]/g;
const apostrophes = /['’‘`´]/g;
const longestWord = 40;

/** The text as search compares it: lower case, without accents and apostrophes. "D’Souza" becomes 'dsouza'. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(latinMarks, '').replace(apostrophes, '').normalize('NFC').toLowerCase();

/** The words of a text in their order, folded; letters and digits part company, so 'asha7' gives 'asha' and '7'. */
export const wordsOf = (text: string): string[] => (foldText(text).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).map(shortened);

// By letters: JavaScript counts some of them as two, and half of one cannot be kept.
const shortened = (word: string) => (word.length > longestWord ? Array.from(word).slice(0, longestWord).join('') : word);

/** Whether typing errors can be forgiven in the word. A number is right, or it is another number. */
export const isSpelt = (word: string): boolean => /^[\p{L}\p{M}]{2,}$/u.test(word);

/** Whether the text is one word or one number, and no ID such as 'asha.rao'. */
export const isWord = (text: string): boolean => /^(?:[\p{L}\p{M}]+|\p{N}+)$/u.test(text);
