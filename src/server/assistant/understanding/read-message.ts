import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { MealKey } from '../../../contract/assistant/diet-request.ts';
import type { Nutrient } from '../foods/index.ts';
import { amountBefore, amountIn, numberOf, type Amount } from './amounts.ts';
import { correctedWords } from './correct-words.ts';
import { findFoods, type NamedFood } from './foods-in.ts';
import { glossed, typedWords } from './gloss.ts';

/** A day as it was said: counted from the plan's first, by its weekday, or from today. */
export type SaidDay =
  | { readonly by: 'number'; readonly number: number }
  | { readonly by: 'weekday'; readonly weekday: Weekday }
  | { readonly by: 'today'; readonly days: number };

/** What the words of a message name, whatever they ask of it. */
export type Message = {
  readonly text: string;
  /** The words in English, with ` ` around each; `food0` for the first food; `;` ends a sentence. */
  readonly gloss: string;
  readonly isQuestion: boolean;
  readonly foods: readonly (NamedFood & { readonly amount: Amount | undefined })[];
  readonly nutrients: readonly AskedNutrient[];
  /** An amount without its food, as in 'and in 200 g?'. */
  readonly amount: Amount | undefined;
  readonly days: readonly SaidDay[];
  readonly isMatchDay: boolean;
  readonly meals: readonly MealKey[];
  /** 0 for 'the first', 1 for 'the second', -1 for 'the last'. */
  readonly ordinal: number | undefined;
  /** 'it', 'that', 'usme': something that was spoken of before. */
  readonly refersBack: boolean;
  /** The words that none of these explain; a message without any is a fragment, such as 'and for dinner?'. */
  readonly rest: readonly string[];
};

/** `other` is a nutrient that our tables do not have. */
export type AskedNutrient = Nutrient | 'other';

const nutrientWords: readonly (readonly [RegExp, AskedNutrient])[] = [
  [/ kcal /, 'kcal'],
  [/ protein /, 'protein'],
  [/ carbs /, 'carbs'],
  [/ saturated (fat )?/, 'saturated'],
  [/(?<! body| lose| burn| belly| saturated) fat (?!loss|burn)/, 'fat'],
  [/ fibre /, 'fibre'],
  [/ sodium /, 'sodium'],
  [/ calcium /, 'calcium'],
  [/ iron (?!man|pumping)/, 'iron'],
  [/ b12 /, 'b12'],
  [/ (vitamin (a|c|d|e|k|b6)|potassium|magnesium|zinc|cholesterol|omega( 3)?|folate|selenium|phosphorus|iodine) /, 'other'],
];

const mealWords: readonly (readonly [RegExp, MealKey])[] = [
  [/ breakfast | morning (food|eat) /, 'breakfast'],
  [/ mid morning | midmorning | brunch | elevenses /, 'midMorning'],
  [/ lunch /, 'lunch'],
  [/ snack | evening (food|tea) /, 'snack'],
  [/ dinner | tonight /, 'dinner'],
  [/ (at|before) (bed|bedtime|night) | bedtime | night (food|meal|snack) /, 'night'],
];

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/ (the )?(first|former)( one)? /, 0],
  [/ (the )?second( one)? /, 1],
  [/ (the )?third( one)? /, 2],
  [/ (the )?(last|latter)( one)? (?!night|week|match|time|year|month)/, -1],
];

/** Words that say nothing by themselves, in English and Roman Hindi, with those that are read as days, meals, amounts and nutrients. */
const explained = new Set(
  `; , n a an the of in on at to for with from and or but also too please plz pls ok okay so then now just is are was were be am do does did has have had
  having can could would should will i me my mine we you your it its that this these those them they one ones same there here what whats which who when why how
  howmuch about if else there any some per each only get gets give gives tell show contain contains containing content amount value total hai hain h ka ki ke
  ko se mein me mai main mera meri mere hota hoti hote ho par pe aur kya to toh tha wala wali wale karo kar bhi ek kuch batao bro bhai yaar sir ji hey hi
  first second third last former latter insteadofit instead day days week today tomorrow overmorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday
  breakfast lunch dinner snack meal meals morning evening night bedtime kcal protein carbs fat fibre sugar sodium calcium iron b12 saturated gram kilogram
  millilitre litre katori piece cup glass bowl plate slice tbsp tsp spoon handful scoop half double raw cooked boiled dry fresh vs versus compared than potassium magnesium zinc cholesterol omega folate selenium phosphorus iodine
  kaun kisme kismein kisse karte karta karti karu karun kare karen milega milegi milta milti
  को में का की के है हैं से पर और भी तो क्या हो मेरा मेरी मेरे मुझे एक होता होती होते हूं था थी करते करती करता करना कर करें करूं मिलेगा मिलेगी मिलता मिलती
  किससे किसमें इसमें उसमें मैं हम आप यह ये वह वो इस उस कुछ वाला वाली वाले कौन`
    .split(/\s+/)
    .filter(Boolean),
);

const refers = / (it|its|that|this|these|those|same|them|they|insteadofit|there|do that) /;
const asks =
  / (what|which|when|why|how|howmuch|where|who|whose|is|are|am|do|does|did|can|could|should|shall|will|would|may|any|kya|hai kya) |\?\s*$/;
const opensQuestion =
  /^ (;|,|and|so|ok|hey|hi|also|please|but)? ?(what|which|when|why|how|howmuch|where|who|whose|is|are|am|does|did|can|could|should|shall|will|would|may|do i|do you|do we|tell|show|list|explain) /;

/** 'Subah karu ya raat ko', 'khau kya': whether or what one should, of oneself. */
export const asksWhether =
  / (karu|karun|karoon|karein|khau|khaun|khaoon|piyu|piun|jau|jaun|lu|loon|chalu|करूं|करूँ|खाऊं|खाऊँ|पियूं|पियूँ|जाऊं|जाऊँ|लूं|लूँ) (or|what|na|kya|ya|या|क्या) /;

function daysIn(gloss: string): SaidDay[] {
  const found: (SaidDay & { at: number })[] = [];
  for (const match of gloss.matchAll(
    / (?:day|din|session|workout) (?:no |number |# ?)?(\d{1,2}|one|two|three|four|five|six|seven|first|second|third) (?!minute|min |hour|second|set|days? |week|time)/g,
  ))
    found.push({ at: match.index, by: 'number', number: ordinalNumber(match[1]) });
  for (const match of gloss.matchAll(/ (first|second|third|4th|5th|6th|7th|fourth|fifth|sixth|seventh) (?:day|session|workout) /g))
    found.push({ at: match.index, by: 'number', number: ordinalNumber(match[1]) });
  for (const weekday of weekdays) {
    const at = gloss.search(new RegExp(` ${weekday}s? `));
    if (at >= 0) found.push({ at, by: 'weekday', weekday });
  }
  const relative = [
    [/ (today|tonight) /, 0],
    [/ overmorrow /, 2],
    [/(?<!after) tomorrow /, 1],
    [/ yesterday /, -1],
  ] as const;
  for (const [words, days] of relative) {
    const at = gloss.search(words);
    if (at >= 0) found.push({ at, by: 'today', days });
  }
  return found.sort((a, b) => a.at - b.at).map(({ at: _at, ...day }) => day);
}

const ordinalNumber = (word = ''): number =>
  numberOf(word) ??
  { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, '4th': 4, '5th': 5, '6th': 6, '7th': 7 }[word] ??
  1;

/** Reads what a message names: foods with amounts, nutrients, days, meals, and what it refers back to. */
export function readMessage(text: string): Message {
  const found = findFoods(correctedWords(typedWords(text)));
  const words = glossed(found.words);
  const gloss = ` ${words.join(' ')} `;
  const foods = found.foods.map((food, at) => ({ ...food, amount: amountBefore(words, words.indexOf(`food${at}`)) }));
  const ofAnother =
    foods.length > 1 ? foods.find(({ id, amount }) => (id === 'sugar' || id === 'salt') && amount === undefined) : undefined;
  return {
    text,
    gloss,
    isQuestion:
      /\?\s*$/.test(text) ||
      opensQuestion.test(gloss) ||
      asksWhether.test(gloss) ||
      (/ (what|howmuch|when|which|why|how) /.test(gloss) && asks.test(gloss)),
    foods: foods.filter((food) => food !== ofAnother),
    nutrients: [
      ...nutrientWords.filter(([pattern]) => pattern.test(gloss)).map(([, nutrient]) => nutrient),
      // 'Sugar in a mango' asks for a nutrient, 'sugar in tea' alone names a food.
      ...(ofAnother ? [ofAnother.id === 'sugar' ? ('sugar' as const) : ('sodium' as const)] : []),
    ],
    amount: amountIn(words),
    days: daysIn(gloss),
    isMatchDay: / match (day|days|din) | (day|din) of (the )?match /.test(gloss),
    meals: mealWords.filter(([pattern]) => pattern.test(gloss)).map(([, meal]) => meal),
    // 'The second exercise of the first day': a day's number is no place in a list.
    ordinal: ordinals.find(([pattern]) => pattern.test(gloss.replaceAll(/ (?:first|second|third|last) day(?= )/g, ' day')))?.[1],
    refersBack: refers.test(gloss),
    rest: gloss
      .replace(/ vitamin [a-z]\d? /, ' ')
      .trim()
      .split(' ')
      .filter((word) => !explained.has(word) && !/^(food\d+|\d+(\.\d+)?)$/.test(word)),
  };
}
