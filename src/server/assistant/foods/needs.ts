import type { DietCondition } from '../../../contract/assistant/diet-wishes.ts';
import { allergens, dietPatterns } from '../../../contract/assistant/words.ts';
import type { Allergen, DietPattern } from '../../../contract/assistant/words.ts';
import type { Flag, Food } from './food.ts';
import { fastingFoods, isLeftOutFor } from './condition-foods.ts';
import { isCalled } from './food-words.ts';

/** What a plan of food must respect. `dislikes` are words as typed. */
export type Needs = {
  readonly patterns: readonly DietPattern[];
  readonly allergens: readonly Allergen[];
  readonly dislikes: readonly string[];
  readonly conditions?: readonly DietCondition[];
  /** Raw sprouts are not for people of 65 and over (FoodSafety.gov, people at risk). */
  readonly isOld?: boolean;
  /** Only what is eaten on a fast. */
  readonly isFasting?: boolean;
};

const noFlesh: readonly Flag[] = ['meat', 'pork', 'fish', 'shellfish', 'gelatine'];

/** What each way of eating leaves out. Jain: nothing that grows underground, no honey, and no foods avoided for the life in them. */
const leftOut: Record<DietPattern, readonly Flag[]> = {
  vegetarian: [...noFlesh, 'egg'],
  eggetarian: noFlesh,
  vegan: [...noFlesh, 'egg', 'dairy', 'honey'],
  jain: [...noFlesh, 'egg', 'honey', 'alcohol', 'root', 'allium', 'mushroom', 'notJain'],
  halal: ['pork', 'alcohol', 'gelatine'],
  eggless: ['egg'],
};

export type Objection = { readonly rule: 'allergen' | 'diet' | 'dislike' | 'condition'; readonly message: string };

/** Lupin is left out with peanut: their proteins are alike, and people who react to one may react to the other (EFSA Journal 2014;12(11):3894). */
function found(food: Food, needs: Needs): Objection | undefined {
  const allergen = food.allergens.find((one) => needs.allergens.includes(one));
  if (food.id === 'lupins' && needs.allergens.includes('peanut'))
    return { rule: 'allergen', message: `${food.name[0]} can harm people who are allergic to peanut.` };
  if (allergen) return { rule: 'allergen', message: `${food.name[0]} holds ${allergens[allergen].toLowerCase()}.` };
  const pattern = needs.patterns.find((one) => leftOut[one].some((flag) => food.flags.includes(flag)));
  if (pattern) return { rule: 'diet', message: `${food.name[0]} is not ${dietPatterns[pattern].toLowerCase()}.` };
  const condition = needs.conditions?.find((one) => isLeftOutFor(one, food));
  if (condition) return { rule: 'condition', message: `${food.name[0]} is left out for ${condition}.` };
  if (needs.isFasting && !fastingFoods.has(food.id)) return { rule: 'diet', message: `${food.name[0]} is not eaten on a fast.` };
  // Water is in everything; somebody who dislikes 'water' means a drink with that word in its name.
  const disliked = food.id === 'water' ? undefined : needs.dislikes.find((said) => isCalled(food, said));
  return disliked === undefined ? undefined : { rule: 'dislike', message: `${food.name[0]} was asked to stay out (${disliked}).` };
}

const known = new WeakMap<Needs, Map<string, Objection | undefined>>();

/** Why this food may not be eaten; undefined if it may. */
export function objectionTo(food: Food, needs: Needs): Objection | undefined {
  const answers = known.get(needs) ?? new Map<string, Objection | undefined>();
  known.set(needs, answers);
  if (!answers.has(food.id)) answers.set(food.id, found(food, needs));
  return answers.get(food.id);
}
