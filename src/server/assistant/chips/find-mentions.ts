import { ownValue } from '../../../contract/own-value.ts';
import distance from 'damerau-levenshtein';
import { LRUCache } from 'lru-cache';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { BodyPart } from '../../../contract/assistant/words.ts';
import { romanOf } from '../messages/index.ts';
import { bodyWords, conditions, equipmentWords } from './body-words.ts';
import { catalogueWords } from './catalogue-words.ts';
import { otherThanFoods } from './other-than-foods.ts';
import { allergenWords, foodWords } from './food-words.ts';
import type { State } from './read-clause.ts';

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
  ['meatless', 'vegetarian'],
  ['niramish', 'vegetarian'],
  ['niramis', 'vegetarian'],
  ['nirameesh', 'vegetarian'],
  ['shudh shakahari', 'vegetarian'],
  ['pure vegetarian', 'vegetarian'],
  ['saiva', 'vegetarian'],
  ['saivam', 'vegetarian'],
  ['निरामिष', 'vegetarian'],
  ['meat free', 'vegetarian'],
  ['meatfree', 'vegetarian'],
];

const meanings = new Map<string, Meaning>();
const key = (words: string): string => words.split(' ').map(romanOf).join(' ');
for (const [word, food] of foodWords) meanings.set(key(word), { kind: 'food', food });
for (const [word, food] of catalogueWords()) if (!meanings.has(key(word))) meanings.set(key(word), { kind: 'food', food });
for (const [word, names] of allergenWords) meanings.set(key(word), { kind: 'allergen', allergens: names, said: word });
for (const [word, pattern] of patternWords) meanings.set(key(word), { kind: 'pattern', pattern });
for (const [part, words] of Object.entries(bodyWords))
  for (const word of words) meanings.set(key(word), { kind: 'part', part: part as BodyPart });
for (const [word, part] of conditions) meanings.set(key(word), { kind: 'condition', part });
for (const [word, kinds] of equipmentWords) meanings.set(key(word), { kind: 'equipment', equipment: kinds });

/** What joins the members of a list. */
const listed = /^(?:aur|and|or|ya|,)$/;
/** Whether 'til' is sesame here: next to a word of allergy. Elsewhere it is also 'until'. */
const isSesame = (words: readonly string[], at: number): boolean =>
  words[at] === 'til' &&
  (['allergy', 'allergies', 'se'].includes(words[at + 1] ?? '') ||
    words.slice(at - 2, at).join(' ') === 'allergic to' ||
    // 'Til aur mungfali se allergy', 'allergic to milk and til'.
    (words.some((word) => /^(?:allerg|anaphyl|epipen)/.test(word)) &&
      (listed.test(words[at + 1] ?? '') || listed.test(words[at - 1] ?? ''))));

const longKeys = new Map<string, string[]>();
for (const [word, { kind }] of meanings)
  if (/^[a-z]{6,}$/.test(word) && (kind === 'food' || kind === 'allergen'))
    longKeys.set(word.charAt(0), [...(longKeys.get(word.charAt(0)) ?? []), word]);
const nearest = new LRUCache<string, { readonly word: string | undefined }>({ max: 2_000 });

/** The name of a food that was meant by a word with a letter or two wrong; undefined if it is another word. */
function misspelt(word: string): string | undefined {
  if (!/^[a-z]{6,}$/.test(word) || otherThanFoods.has(word)) return undefined;
  const known = nearest.get(word);
  if (known) return known.word;
  const most = word.length >= 9 ? 2 : 1;
  const meant = longKeys
    .get(word.charAt(0))
    ?.find((one) => Math.abs(one.length - word.length) <= most && distance(one, word).steps <= most);
  nearest.set(word, { word: meant });
  return meant;
}

/** The base form of a Hindi noun before 'से' or 'को', or in the plural: 'झींगे', 'अंडों'. */
const baseForms: readonly (readonly [RegExp, string])[] = [
  [/े$/, 'ा'],
  [/ों$/, 'ा'],
  [/ों$/, ''],
  [/ियों$/, 'ी'],
  [/ियां$/, 'ी'],
  [/ें$/, ''],
];
function oblique(word: string): Meaning | undefined {
  if (!/^[\u0900-\u097f]{3,}$/.test(word)) return undefined;
  const forms = baseForms.flatMap(([end, base]) => (end.test(word) ? meanings.get(romanOf(word.replace(end, base))) : undefined) ?? []);
  return forms.find(({ kind }) => kind === 'food' || kind === 'allergen');
}

/** The longest known phrases in a list of words, from left to right. */
export function findMentions(words: readonly string[]): Mention[] {
  const spelt = words.map((word, at) => romanOf(isSesame(words, at) ? 'sesame' : word));
  const found: Mention[] = [];
  for (let from = 0; from < spelt.length; from++) {
    for (let length = Math.min(4, spelt.length - from); length > 0; length--) {
      const said = spelt.slice(from, from + length).join(' ');
      const meaning =
        meanings.get(said) ?? (length === 1 ? (meanings.get(misspelt(words[from] ?? '') ?? '') ?? oblique(words[from] ?? '')) : undefined);
      // 'Good' is spelt like 'gud', jaggery, and 'fall' like 'phal', fruit.
      if (!meaning || (length === 1 && /^(?:good|fall|falls)$/.test(words[from] ?? ''))) continue;
      found.push({ meaning, from, to: from + length });
      from += length - 1;
      break;
    }
  }
  return found;
}

/** Kinds of an allergen's food: who only dislikes one of them may eat the others. */
const kindsOfAllergen = new Set(
  'tuna salmon almond almonds badam cashew cashews kaju walnut walnuts akhrot pistachio pistachios pista hazelnut hazelnuts pecan pecans prawn prawns shrimp shrimps crab crabs hummus tahini jhinga'.split(
    ' ',
  ),
);
/** What somebody may love without wanting it in a plan. */
const notForPlans = new Set([
  'sweets',
  'spicy food',
  'junk food',
  'processed food',
  'fried food',
  'chips',
  'alcohol',
  'cold drinks',
  'biscuits',
  'cake',
  'ice cream',
  'french fries',
  'caffeine',
  'sugar',
]);

/** Whether a plan may be asked for a food: not for sweets, alcohol or what is deep-fried. */
export const isForPlans = (food: string): boolean => !notForPlans.has(food);

/** A food of an allergen's list by its English name. */
const englishNames: Readonly<Record<string, string>> = {
  मछली: 'fish',
  machli: 'fish',
  machhli: 'fish',
  दूध: 'milk',
  doodh: 'milk',
  dudh: 'milk',
  अंडा: 'eggs',
  अंडे: 'eggs',
  anda: 'eggs',
  ande: 'eggs',
  मूंगफली: 'peanuts',
  moongfali: 'peanuts',
  mungfali: 'peanuts',
  mungfalli: 'peanuts',
  बादाम: 'almonds',
  badam: 'almonds',
  काजू: 'cashews',
  kaju: 'cashews',
  अखरोट: 'walnuts',
  akhrot: 'walnuts',
  पिस्ता: 'pistachios',
  pista: 'pistachios',
  मेवे: 'nuts',
  झींगा: 'prawns',
  jhinga: 'prawns',
  jhinge: 'prawns',
  सोया: 'soya',
  सोयाबीन: 'soya',
  तिल: 'sesame',
};
export const englishOf = (said: string): string => ownValue(englishNames, said) ?? said;

/** The constraints that a mention implies, depending on whether it was wanted or refused. */
export function constraintsOf(meaning: Meaning, state: State): Constraint[] {
  const make = (type: string, value: string) => ({ type, value }) as Constraint;
  const isRefused = state === 'refused' || state === 'disliked';
  const isLiked = state === 'liked';
  switch (meaning.kind) {
    case 'food':
      if (isRefused) return meaning.food === 'nonveg' ? [make('pattern', 'vegetarian')] : [make('avoid', meaning.food)];
      return isLiked && meaning.food !== 'nonveg' && !notForPlans.has(meaning.food) ? [make('like', meaning.food)] : [];
    case 'allergen':
      if (state === 'disliked' && kindsOfAllergen.has(meaning.said)) return [make('avoid', meaning.said)];
      return isRefused ? meaning.allergens.map((one) => make('allergen', one)) : isLiked ? [make('like', englishOf(meaning.said))] : [];
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
