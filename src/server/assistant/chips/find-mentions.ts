import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { BodyPart } from '../../../contract/assistant/words.ts';
import { romanOf } from '../messages/index.ts';
import { bodyWords, conditions, equipmentWords } from './body-words.ts';
import { allergenWords, foodWords } from './food-words.ts';

/** The possible meanings of a word: a food, allergens, a way of eating, a body part, a condition or equipment. */
export type Meaning =
  | { readonly kind: 'food'; readonly food: string }
  | { readonly kind: 'allergen'; readonly allergens: readonly string[]; readonly said: string }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'part'; readonly part: BodyPart }
  | { readonly kind: 'condition'; readonly part: BodyPart }
  | { readonly kind: 'equipment'; readonly equipment: readonly string[] };
export type Mention = { readonly meaning: Meaning; readonly from: number; readonly to: number };

const patternWords: readonly (readonly [string, string])[] = [
  ['vegan', 'vegan'],
  ['plant based', 'vegan'],
  ['vegetarian', 'vegetarian'],
  ['veg', 'vegetarian'],
  ['pure veg', 'vegetarian'],
  ['shakahari', 'vegetarian'],
  ['शाकाहारी', 'vegetarian'],
  ['eggetarian', 'eggetarian'],
  ['eggitarian', 'eggetarian'],
  ['jain', 'jain'],
  ['जैन', 'jain'],
  ['halal', 'halal'],
  ['हलाल', 'halal'],
  ['eggless', 'eggless'],
  ['वीगन', 'vegan'],
];

const meanings = new Map<string, Meaning>();
const key = (words: string): string => words.split(' ').map(romanOf).join(' ');
for (const [word, food] of foodWords) meanings.set(key(word), { kind: 'food', food });
for (const [word, names] of allergenWords) meanings.set(key(word), { kind: 'allergen', allergens: names, said: word });
for (const [word, pattern] of patternWords) meanings.set(key(word), { kind: 'pattern', pattern });
for (const [part, words] of Object.entries(bodyWords))
  for (const word of words) meanings.set(key(word), { kind: 'part', part: part as BodyPart });
for (const [word, part] of conditions) meanings.set(key(word), { kind: 'condition', part });
for (const [word, kinds] of equipmentWords) meanings.set(key(word), { kind: 'equipment', equipment: kinds });

/** Whether 'til' is sesame here: next to a word of allergy. Elsewhere it is also 'until'. */
const isSesame = (words: readonly string[], at: number): boolean =>
  words[at] === 'til' &&
  (['allergy', 'allergies', 'se'].includes(words[at + 1] ?? '') || words.slice(at - 2, at).join(' ') === 'allergic to');

/** The longest known phrases in a list of words, from left to right. */
export function findMentions(words: readonly string[]): Mention[] {
  const spelt = words.map((word, at) => romanOf(isSesame(words, at) ? 'sesame' : word));
  const found: Mention[] = [];
  for (let from = 0; from < spelt.length; from++) {
    for (let length = Math.min(3, spelt.length - from); length > 0; length--) {
      const meaning = meanings.get(spelt.slice(from, from + length).join(' '));
      if (!meaning) continue;
      found.push({ meaning, from, to: from + length });
      from += length - 1;
      break;
    }
  }
  return found;
}

/** The constraints that a mention implies, depending on whether it was wanted or refused. */
export function constraintsOf(meaning: Meaning, isRefused: boolean, isLiked: boolean): Constraint[] {
  const make = (type: string, value: string) => ({ type, value }) as Constraint;
  switch (meaning.kind) {
    case 'food':
      return isRefused ? [make('avoid', meaning.food)] : isLiked ? [make('like', meaning.food)] : [];
    case 'allergen':
      return isRefused ? meaning.allergens.map((one) => make('allergen', one)) : isLiked ? [make('like', meaning.said)] : [];
    case 'pattern':
      return isRefused ? [] : [make('pattern', meaning.pattern)];
    case 'condition':
    case 'part':
      return isRefused ? [] : [make('injury', meaning.part)];
    case 'equipment':
      if (meaning.equipment.includes('none')) return isRefused || meaning.equipment.length > 1 ? [make('equipment', 'none')] : [];
      // 'no gym' does not mean that there are no dumbbells at home.
      return meaning.equipment
        .filter((one) => !(isRefused && meaning.equipment.length > 1 && one === 'dumbbells'))
        .map((one) => make(isRefused ? 'without' : 'equipment', one));
  }
}
