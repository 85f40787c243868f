import { bodyConcepts, type BodyConcept } from '../../../../data/safety/body/body-concepts.ts';
import { bodySigns } from '../../../../data/safety/body/body-signs.ts';
import type { BodyTheme } from '../../../../data/safety/body/body-themes.ts';
import { classFinder, wordsIn, type ClassFinder, type FoundClass } from '../../learned/index.ts';
import { findMeanings } from '../find-meanings.ts';

/** Finds the concepts of the body in words. */
const findBodyConcepts = classFinder(bodyConcepts);

/** What the learned model of the body reads: the concepts, and what the other words mean in either language. */
export const findBodyMeanings: ClassFinder = (words) => [
  ...findBodyConcepts(words),
  ...findMeanings(words).map((one) => ({ ...one, name: `~${one.name}` })),
];

type Sign = { readonly theme: BodyTheme; readonly all: readonly string[] };
const signs: readonly Sign[] = Object.entries(bodySigns).flatMap(([theme, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({ theme: theme as BodyTheme, all: line.trim().split(/\s+/) })),
);
const unknown = signs.flatMap(({ all }) => all).filter((name) => !(name in bodyConcepts));
if (unknown.length > 0) throw new Error(`No such concepts: ${unknown.join(', ')}`);

const denial = /^(?:no|not|never|without|dont|doesnt|didnt|isnt|havent|hasnt|neither|nor|bina|zero)$/;
const denialBehind = /^(?:nahin|nahi|nhi|नहीं|नही)$/;
/** What follows a 'nahi' that is about something else: 'dard nahi ja raha'. */
const goesOn = /^(?:ja|jata|jati|ruk|rukta|kam|jaa|जा|रुक|कम)/;

/** Whether the words before or after a find deny it: 'no chest pain', 'dard nahi hai'. A find that holds a denial itself is a sign. */
function isDenied(words: readonly string[], { from, length }: FoundClass): boolean {
  if (words.slice(Math.max(0, from - 3), from).some((word) => denial.test(word))) return true;
  return [0, 1].some((gap) => {
    const at = from + length + gap;
    return denialBehind.test(words[at] ?? '') && !goesOn.test(words[at + 1] ?? '');
  });
}

/** Whether words of a normalised text deny something. */
export const deniesIn = (roman: string): boolean => wordsIn(roman).some((word) => denial.test(word) || denialBehind.test(word));

/** What is no sign by itself, and so is not denied either: 'I don't let myself eat'. */
const neutral: ReadonlySet<string> = new Set<BodyConcept>(['food', 'exercise', 'sport', 'other']);

/** The concepts that a part of a message says, and those that it says only to deny them. */
export function conceptsIn(part: string): { readonly said: ReadonlySet<string>; readonly mentioned: ReadonlySet<string> } {
  const words = wordsIn(part);
  const found = findBodyConcepts(words);
  const said = new Set(found.filter((one) => neutral.has(one.name) || !isDenied(words, one)).map(({ name }) => name));
  return { said, mentioned: new Set(found.map(({ name }) => name)) };
}

/** The themes whose signs stand in this part of a message; `isWord` if a single word or name says it ('warfarin'). */
export function themesIn(concepts: ReadonlySet<string>): { readonly theme: BodyTheme; readonly isWord: boolean }[] {
  const met = signs.filter(({ all }) => all.every((name) => concepts.has(name)));
  return [...new Set(met.map(({ theme }) => theme))].map((theme) => ({
    theme,
    isWord: met.every((one) => one.theme !== theme || one.all.length === 1),
  }));
}

/** Words of something cleared by a doctor, told in a film or asked out of interest. */
const asideConcepts: readonly BodyConcept[] = ['cleared', 'general', 'asking', 'story'];

/**
 * Whether a message speaks of the body only by the way ('aside') or of long ago ('past'), and says nothing of today or of 'since
 * yesterday'.
 */
export function asideIn(roman: string): 'aside' | 'past' | undefined {
  const names = new Set(findBodyConcepts(wordsIn(roman)).map(({ name }) => name as BodyConcept));
  if (names.has('nowOn')) return undefined;
  if (asideConcepts.some((name) => names.has(name))) return 'aside';
  return names.has('past') ? 'past' : undefined;
}
