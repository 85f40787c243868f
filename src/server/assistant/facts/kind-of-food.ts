import { allergens, dietPatterns, type Allergen, type DietPattern } from '../../../contract/assistant/words.ts';
import { eatableOf, foods, objectionToEatable } from '../foods/index.ts';
import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';
import { foodsAsked } from './foods-asked.ts';
import { lowerName, nameOf, weighed } from './food-portion.ts';

const patternWords: readonly (readonly [RegExp, DietPattern, string])[] = [
  [/ vegan /, 'vegan', 'वीगन'],
  [/ jain /, 'jain', 'जैन भोजन'],
  [/ halal /, 'halal', 'हलाल'],
  [/ eggless /, 'eggless', 'बिना अंडे का'],
  [/ (vegetarian|veg) /, 'vegetarian', 'शाकाहारी'],
];
const allergenWords: readonly (readonly [RegExp, Allergen])[] = [
  [/ gluten( free)? /, 'gluten'],
  [/ (lactose|dairy|milk)( free)? /, 'milk'],
  [/ (nut free|nuts|treenuts) /, 'treeNuts'],
  [/ (soy|soya)( free)? /, 'soy'],
];

/** The parts of a food or dish that stand against a way of eating. */
function against(id: string, patterns: readonly DietPattern[]): boolean {
  const eatable = eatableOf(id);
  if (eatable) return objectionToEatable(eatable, { allergens: [], patterns: [...patterns], dislikes: [] }) !== undefined;
  const flags = new Set<string>(foods().get(id)?.flags ?? []);
  const animals = ['meat', 'pork', 'fish', 'shellfish', 'gelatine'];
  const out: Readonly<Record<DietPattern, readonly string[]>> = {
    vegetarian: [...animals, 'egg'],
    eggetarian: animals,
    vegan: [...animals, 'egg', 'dairy', 'honey'],
    jain: [...animals, 'egg', 'honey', 'root', 'allium', 'mushroom', 'manySeeded'],
    halal: ['pork', 'alcohol', 'gelatine'],
    eggless: ['egg'],
  };
  return patterns.some((pattern) => out[pattern].some((flag) => flags.has(flag)));
}

/** Whether a food or dish suits a way of eating or holds an allergen, by our table; undefined for other questions. */
export function kindOfFood(asked: Asked): FactAnswer | undefined {
  const { message, language } = asked;
  const asksIt = / (is|are|does|do|hai|contain|contains|has|have|kya|free) /.test(` ${message.gloss} `) || message.isQuestion;
  const [food] = foodsAsked(asked);
  const of = food && weighed(food.id);
  if (!of || !asksIt || message.nutrients.length > 0 || message.rest.length > 2) return undefined;
  const topic = { act: 'kindOfFood', foods: [of.id] } as const;
  const pattern = patternWords.find(([words]) => words.test(message.gloss));
  if (pattern) {
    const [, name, hindi] = pattern;
    const isOut = against(of.id, [name]);
    const label = dietPatterns[name].toLowerCase();
    return {
      text: inLanguage(
        language,
        isOut
          ? `No, ${lowerName(of, language)} is not ${label}.`
          : `Yes, ${lowerName(of, language)} is ${label}${of.isDish ? ' by our recipe' : ''}. Check the label of a packed one.`,
        isOut ? `नहीं, ${lowerName(of, language)} ${hindi} नहीं है।` : `हाँ, ${lowerName(of, language)} ${hindi} है। पैकेट वाले का लेबल देख लें।`,
      ),
      topic,
    };
  }
  const allergen = allergenWords.find(([words]) => words.test(message.gloss))?.[1];
  if (!allergen) return undefined;
  const holds = (eatableOf(of.id)?.allergens ?? of.food?.allergens ?? []).includes(allergen);
  const label = allergen === 'gluten' ? 'gluten' : allergens[allergen].toLowerCase();
  return {
    text: inLanguage(
      language,
      holds
        ? `Yes, ${lowerName(of, language)} contains ${label}.`
        : `${nameOf(of, language)} itself contains no ${label}. Packed or restaurant food may be mixed with it: read the label if you are allergic.`,
      holds
        ? `हाँ, ${lowerName(of, language)} में ${label} है।`
        : `${nameOf(of, language)} में अपने आप ${label} नहीं है। पैकेट या बाहर का खाना मिला हुआ हो सकता है: एलर्जी हो तो लेबल पढ़ें।`,
    ),
    topic,
  };
}
