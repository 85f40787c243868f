import { classFinder, readLabelModel } from '../learned/index.ts';
import { hinglishOf, inHinglish } from '../messages/index.ts';
import { traceStatement } from '../chips/index.ts';
import { phraseConcepts } from './phrase-concepts.ts';

/** A phrase as its kind is learned and read. */
export const phraseText = (phrase: string): string => inHinglish(traceStatement(phrase)).plain;

/** Finds what a phrase is about. */
export const phraseClasses = classFinder(phraseConcepts);
const model = readLabelModel(new URL('../../../data/understanding/meal-phrase-weights.json', import.meta.url), phraseClasses);
/** The least score of a kind that is only answered, and of one that changes the plan or leaves the phrase out; and how far it must lead. */
const least = { answered: -1, acting: -0.2 };
const lead = 0.5;
const acting: ReadonlySet<string> = new Set('aside lose gain quick noCooking budget protein lowCarb lowSugar'.split(' '));

/** What a phrase about meals asks for, in which nothing else was read; undefined if that is not sure enough. */
export function phraseKind(phrase: string): string | undefined {
  const [best, second] = model.scoresOf(phraseText(phrase));
  if (!best || best.score < (acting.has(best.label) ? least.acting : least.answered) || best.score - (second?.score ?? -Infinity) < lead)
    return undefined;
  return best.label;
}

const notOfMeals: ReadonlySet<string> = new Set('self telling sport sleep'.split(' '));
/** Whether a normalised phrase speaks of eating, so that it is no mere explanation. */
export const isAboutMeals = (plain: string): boolean =>
  phraseClasses(plain.trim().split(' ').map(hinglishOf)).some(({ name }) => !notOfMeals.has(name)) ||
  / (?:eat|eating|food|meals?|diet|khana|khata|dish|dishes) /.test(plain);
