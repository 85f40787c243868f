import { isKnownWord } from '../corpus/index.ts';
import { isGlossWord } from './gloss.ts';
import { boughtFoodNamed, foodNamed, nearestFoodWord } from './food-names.ts';

/** A food or dish that a message names, and the words that name it. */
export type NamedFood = {
  readonly id: string;
  readonly said: string;
  /** The same as it is bought, where the words usually mean a dish: dry rice for 'rice'. */
  readonly boughtId: string | undefined;
};
export type WithFoods = {
  /** The words with one placeholder, `food0`, `food1`, …, for each food. */
  readonly words: readonly string[];
  readonly foods: readonly NamedFood[];
};

const longestName = 4;
const raw = /^(raw|dry|uncooked|kacha|kachcha|sukha|sookha)$/;
const cooked = /^(cooked|boiled|steamed|ubla|uble|ubli|pakka|grilled|hard)$/;
/** Words that name a food but say something else in these places: 'dal do' is 'put in', 'light' is no food. */
const otherwise = /^(water|pani|paani|पानी|or|and|as|for|in|the|main|aam taur|me|milk and|seb|do|gur)$/;
const verbsAfterDal = /^(do|dena|de|dijiye|diya|diye|sakte|sakta|sakti|du|dun|lo)$/;

/** The direct form of a Hindi noun: 'kele me' is of kela, 'chanon me' of chana. */
const direct = (run: readonly string[]): string[] => {
  const last = run.at(-1) ?? '';
  const form = last.length < 4 || isKnownWord(last) ? last : last.replace(/(?<=[^e])(e|on)$/, 'a').replace(/(े|ों)$/u, 'ा');
  return [...run.slice(0, -1), form];
};

/** The food that a run of words names; the words before may say that it is cooked. */
function named(words: readonly string[], start: number): { id: string; length: number } | undefined {
  for (let length = Math.min(longestName, words.length - start); length > 0; length--) {
    const run = words.slice(start, start + length);
    if (run.some((word) => /^[;,]$/.test(word)) || otherwise.test(run.join(' '))) continue;
    if (length === 1 && /^(dal|daal)$/.test(run[0] ?? '') && verbsAfterDal.test(words[start + 1] ?? '')) continue;
    const id = foodNamed(run) ?? foodNamed(direct(run));
    if (id !== undefined) return { id, length };
  }
  return undefined;
}

/** The words with mistyped names of foods corrected. */
const corrected = (words: readonly string[]): string[] =>
  words.map((word) => (isKnownWord(word) || isGlossWord(word) || foodNamed([word]) !== undefined ? word : (nearestFoodWord(word) ?? word)));

/** Finds the foods and dishes that a message names, longest names first, also mistyped ones. */
export function findFoods(typed: readonly string[]): WithFoods {
  const words = corrected(typed);
  const foods: NamedFood[] = [];
  const out: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = named(words, at);
    if (!found) {
      out.push(words[at] as string);
      at++;
      continue;
    }
    const before = out.at(-1) ?? '';
    const run = words.slice(at, at + found.length);
    const bought = boughtFoodNamed(run);
    const cookedId = cooked.test(before) ? foodNamed([before, ...run]) : undefined;
    out.push(`food${foods.length}`);
    const isRaw = bought !== undefined && (raw.test(before) || raw.test(words[at + found.length] ?? ''));
    const id = cookedId ?? (isRaw ? bought : found.id);
    foods.push({ id, said: run.join(' '), boughtId: cookedId || bought === id ? undefined : bought });
    at += found.length;
  }
  return { words: out, foods };
}
