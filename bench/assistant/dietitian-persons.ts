import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import type { DietRequest, DietRequestFields } from '../../src/contract/assistant/diet-request.ts';
import { limitsOf } from '../../src/contract/assistant/safety.ts';
import type { Activity, Allergen, DietPattern } from '../../src/contract/assistant/words.ts';
import { dietPart } from '../../src/server/assistant/diet/index.ts';

/** Somebody who asks for a week, with what the form's checklist says besides the request. */
export type Person = { readonly name: string; readonly request: DietRequest; readonly isPregnant: boolean };

/** How people in India and abroad eat, roughly by frequency; nobody is both vegan and eats eggs. */
const ways: readonly (readonly DietPattern[])[] = [
  [],
  [],
  [],
  ['vegetarian'],
  ['vegetarian'],
  ['vegetarian'],
  ['eggetarian'],
  ['eggetarian'],
  ['vegan'],
  ['vegan'],
  ['jain'],
  ['jain'],
  ['halal'],
  ['halal'],
  ['eggless'],
  ['jain', 'vegan'],
  ['halal', 'eggless'],
];
const allergies: readonly (readonly Allergen[])[] = [
  ...Array.from({ length: 11 }, () => []),
  ['milk'],
  ['egg'],
  ['peanut'],
  ['treeNuts'],
  ['peanut', 'treeNuts'],
  ['wheat'],
  ['gluten'],
  ['soy'],
  ['sesame'],
  ['fish'],
  ['crustacean'],
  ['fish', 'crustacean'],
  ['sulphite'],
  ['milk', 'egg'],
  ['wheat', 'soy', 'peanut'],
];
const weeks: readonly NonNullable<DietRequestFields['dayLoads']>[] = [
  [],
  [],
  ['training', 'rest', 'training', 'rest', 'training', 'rest', 'rest'],
  ['rest', 'training', 'training', 'rest', 'training', 'match', 'rest'],
  ['training', 'training', 'training', 'training', 'training', 'training', 'rest'],
  ['match', 'rest', 'training', 'rest', 'training', 'rest', 'match'],
];
const disliked = ['karela', 'mushroom', 'brinjal', 'tofu', 'milk', 'onion', 'oats', 'paneer', 'fish', 'bhindi', 'soya'];
const activities: readonly Activity[] = ['sedentary', 'sedentary', 'light', 'light', 'moderate', 'moderate', 'high', 'veryHigh'];
const grownUps = [18, 21, 24, 27, 30, 33, 36, 40, 45, 50, 55, 60, 66, 72, 80];
const bodyMassIndexes = [17.4, 19, 20.5, 22, 23, 24, 25.5, 27, 29, 31.5, 35];
const teenagers = 4;
const pregnantWomen = 6;

/** The request as the server makes it from the form: the answers of the checklist set limits. */
function requestOf(form: DietRequestFields & { readonly answers?: Record<string, boolean> }): DietRequest {
  const fields = { ...makeDietPlan.fields.parse(form), country: 'IN' };
  return dietPart.withLimits(dietPart.requestOf(fields), limitsOf(dietPart.flagsOf(fields)));
}

const nameOf = (at: number, form: DietRequestFields, isPregnant: boolean) =>
  [
    `person ${at}: ${form.sex} ${form.age}, ${form.weightKg} kg, ${form.activity}`,
    `${form.goal}, ${form.meals} meals`,
    ...(form.patterns ?? []),
    ...(form.allergens ?? []).map((one) => `no ${one}`),
    ...(form.budget === 'low' ? ['low budget'] : []),
    ...(form.protein === 'more' ? ['more protein'] : []),
    ...(isPregnant ? ['pregnant'] : []),
  ].join(', ');

/**
 * Varied people from a fixed seed, all in English so that names can be judged. The first four are minors, the next six pregnant women.
 * The form has no choice of cuisine, so nobody has one.
 */
export function dietitiansPersons(count: number): Person[] {
  const generator = xoroshiro128plus(7_041_963);
  const chance = () => uniformFloat64(generator);
  const pick = <One>(from: readonly One[]): One => from[Math.floor(chance() * from.length)] as One;
  return Array.from({ length: count }, (_, at) => {
    const isPregnant = at >= teenagers && at < teenagers + pregnantWomen;
    const sex = isPregnant ? 'female' : pick(['female', 'male'] as const);
    const heightCm = Math.round((sex === 'female' ? 148 : 160) + chance() * 26);
    const bodyMassIndex = isPregnant ? pick([20.5, 23, 26]) : pick(bodyMassIndexes);
    const form: DietRequestFields = {
      sex,
      age: at < teenagers ? pick([14, 15, 16, 17]) : isPregnant ? pick([22, 26, 31, 37]) : pick(grownUps),
      heightCm,
      weightKg: Math.round(bodyMassIndex * (heightCm / 100) ** 2),
      activity: isPregnant ? pick(['sedentary', 'light', 'moderate']) : pick(activities),
      goal: pick(['lose', 'lose', 'keep', 'gain']),
      pace: pick(['gentle', 'steady', 'quick']),
      meals: pick([3, 3, 4, 4, 5, 6]),
      patterns: [...pick(ways)],
      allergens: [...pick(allergies)],
      dislikes: chance() < 0.25 ? [...new Set([pick(disliked), pick(disliked)])] : [],
      dayLoads: pick(weeks),
      trainingAt: pick(['morning', 'evening']),
      budget: chance() < 0.3 ? 'low' : 'usual',
      protein: chance() < 0.15 ? 'more' : 'usual',
    };
    return { name: nameOf(at, form, isPregnant), isPregnant, request: requestOf({ ...form, answers: { pregnant: isPregnant } }) };
  });
}
