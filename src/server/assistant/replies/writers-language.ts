import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { hindiInRoman } from '../messages/index.ts';
import type { Question, Said } from './reply.ts';

/** Hindi words in Roman letters that no English sentence has. */
const hindiWords = new Set(
  `soojan sujan akdan khinchav gardan ghutna ghutne ghutno kamar pindli jangh ungli kandha kandhe takhna takhne kalai chot lag lagi lagne suj moch
  kya kyu kyun kyon kaise kaisa kaisi kitna kitni kitne kitnaa hai hain hu hoon hun nahi nahin nhi nai mera meri mere mujhe muje mujhko aur lekin
  karu karun karo kare karen karna karta karti khau khaun khaye khaya khana khata chahiye chaiye chahie ka ki ko tha thi raha rahi rahe gaya gayi
  wala wali wale kaun konsa kaunsa kab kahan bhi aaj kal roz raat subah baad pehle pahle liye sakta sakte sakti toh abhi bahut bohot thoda zyada
  jyada batao bata bataiye dena kuch koi mein hota hoti hote hoga tum aap tu apna apni uska uski usme isme iska iski yeh ye woh wo phir fir theek
  thik acha accha achha shukriya dhanyavad dhanyawad namaste pani doodh chawal beta beti ghar kam matlab agar kisme kisko pina piu peena lena lu
  rakhna sona neend dard chhod chod hua hui haar`.split(/\s+/),
);
const asksEnglish = /\b(?:in|mein|me) english\b|\benglish (?:please|pls|me|mein)\b/iu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** How much of a message is plainly Hindi in Roman letters. */
const countHindi = (words: readonly string[]): number => words.filter((word) => hindiWords.has(word)).length;

function isHinglish(text: string): boolean {
  const words = wordsOf(text);
  const found = countHindi(words);
  return (found >= 2 && found / words.length >= 0.25) || (found === 1 && words.length <= 3);
}

/** A message of fewer words, such as 'protein?', is in the language of the message before. */
const ownLanguage = 3;

/** Whether a message is written in Hindi with Roman letters, by itself or because the one before is and it says too little to tell. */
function isInHinglish({ text, history }: Pick<Question, 'text' | 'history'>): boolean {
  if (asksEnglish.test(text)) return false;
  const before = history.findLast(({ sender }) => sender === 'USER')?.messageContent ?? '';
  return isHinglish(text) || (wordsOf(text).length < ownLanguage && isHinglish(before));
}

const isInDevanagari = (text: string): boolean =>
  (text.match(/[\u0900-\u097f]/gu)?.length ?? 0) * 2 > (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0);

/** A question in Hindi is answered in Hindi, whatever the screen's language, and in the letters in which it was written. */
export function writersLanguage(question: Question): { readonly language: PlanLanguage; readonly isRoman: boolean } {
  if (isInDevanagari(question.text)) return { language: 'hindi', isRoman: false };
  const isRoman = question.language === 'english' && isInHinglish(question);
  return { language: isRoman ? 'hindi' : question.language, isRoman };
}

/** The answer of our own texts in the letters of the question. */
export const inLettersOf = (said: Said, { isRoman }: Pick<Question, 'isRoman'>): Said =>
  isRoman && said.engine === 'embedded' ? { ...said, text: hindiInRoman(said.text) } : said;
