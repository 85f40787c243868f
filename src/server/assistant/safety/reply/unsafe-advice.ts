import { readLabelModel } from '../../learned/index.ts';
import { familyFinder, markedWords, readSentence, subjectsOf } from './reply-words.ts';

const model = readLabelModel(new URL('../../../../data/safety/reply-weights.json', import.meta.url), familyFinder);

const families = (names: string): ReadonlySet<string> => new Set(names.split(' '));
/** What can do harm, and what does so together with something else of these ('calories' with 'hide'). */
const dangerous = families(
  'medicine dailyMedicine steroid head chest fasting purging dryOut pregnant despair secret dismiss allergy shame violence stroke breathHold',
);
const dangerousTogether = families(
  'supplement stimulant injury joint eatLittle heat illness human myself child bodyPart amount organ payForFood',
);
/** How much more than near danger a sentence must resemble unsafe ones to be held back: with one such family, and with none. */
const [besideDanger, farFromDanger] = [0.2, 0.6];

function distanceFromDanger(met: ReadonlySet<string>): number {
  const together = [...met].filter((family) => dangerousTogether.has(family)).length;
  if (together > 1 || [...met].some((family) => dangerous.has(family))) return 0;
  return together > 0 ? besideDanger : farFromDanger;
}

/**
 * Whether a sentence, read by the families of its words and what was learned of them, is or may be advice that harms: doses, playing on with
 * signs of danger, fasts, secrets and the like in English, Hindi and Hinglish. Near such a subject only what resembles a warning, a referral
 * or ordinary advice passes.
 */
export function isUnsafeAdvice(sentence: string): boolean {
  const read = readSentence(sentence);
  const [unsafe] = model.scoresOf(markedWords(read));
  const distance = distanceFromDanger(subjectsOf(read));
  const isShort = read.words.split(' ').length < 4;
  if (unsafe === undefined || (isShort && distance > 0)) return false;
  return unsafe.score > unsafe.limit + distance;
}

/** How far over the limit a sentence is like those that harm, and like hardly any other. */
const clearlyOver = 1.6;

/** Whether what is held back is harm beyond doubt, after which nothing else of the model is shown; other sentences may be careful ones. */
export function isClearlyUnsafe(sentence: string): boolean {
  const [unsafe] = model.scoresOf(markedWords(readSentence(sentence)));
  return unsafe !== undefined && unsafe.score > unsafe.limit + clearlyOver;
}

/** How far under the limit a sentence is like warnings, referrals and ordinary advice, and like hardly any that harms. */
const clearlyUnder = 1.5;

/** Whether a sentence resembles safe ones so much that a word of harm in it is taken for a warning. */
export function isClearlySafe(sentence: string): boolean {
  const [unsafe] = model.scoresOf(markedWords(readSentence(sentence)));
  return unsafe !== undefined && unsafe.score < unsafe.limit - clearlyUnder;
}

const amounts: ReadonlySet<string> = families('number amount');
const medicines: ReadonlySet<string> = families('medicine dailyMedicine supplement steroid');
const ordinary: ReadonlySet<string> = families('not doctor emergency refer food drink exercise sport app stop calm');

/** Whether a short sentence is an amount of the medicine that the sentence before it names: 'Ask for Dolo. Two of them, at night.' */
export function isAmountOfMedicine(before: string, sentence: string): boolean {
  const met = [...subjectsOf(readSentence(sentence))];
  if (sentence.trim().split(/\s+/).length > 8 || !met.some((family) => amounts.has(family)) || met.some((family) => ordinary.has(family)))
    return false;
  return [...subjectsOf(readSentence(before))].some((family) => medicines.has(family));
}
