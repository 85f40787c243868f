import type { DietCondition } from '../../../../contract/assistant/diet-wishes.ts';
import type { DietDay, DietPlan } from '../../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../../contract/assistant/diet-request.ts';
import type { Eatable } from '../../foods/index.ts';
import { eatablesOf } from './plan-foods.ts';

const holdsAny = (ids: readonly string[]) => {
  const all = new Set(ids);
  return ({ ingredients }: Eatable) => ingredients.some(({ food }) => all.has(food.id));
};
const everywhere = (plan: DietPlan) => plan.days.flatMap(eatablesOf);
const averageOf = (plan: DietPlan, of: (day: DietDay) => number) => plan.days.reduce((sum, day) => sum + of(day), 0) / plan.days.length;

/** Fish that FDA and EPA's advice about eating fish (2021) tells pregnant women to leave out. */
const isHighInMercury = holdsAny(['surmai']);
const hasRawSprouts = (eatable: Eatable) =>
  holdsAny(['moong-sprouts', 'lentil-sprouts'])(eatable) && (eatable.dish === undefined || eatable.dish.method === 'raw');
/** The best known sources of fructans and galactans (Monash University). */
const isHighFodmap = holdsAny([
  'onion',
  'shallot',
  'garlic',
  'atta',
  'maida',
  'semolina',
  'rajma',
  'chickpeas',
  'apple',
  'cauliflower',
  'cashews',
  'pistachios',
]);
/** Foods whose spoonfuls decide a day's vitamin K (USDA). */
const isGreen = holdsAny(['spinach', 'mustard-greens', 'amaranth-leaves', 'methi-leaves', 'kale', 'drumstick-leaves', 'broccoli']);
const isSweetDrink = (eatable: Eatable) =>
  eatable.role === 'drink' && holdsAny(['sugar', 'honey', 'jaggery'])(eatable) && eatable.per.sugar > 15;

/** Whether a plan holds what each condition asks for, looked up in its meals. */
export const conditionIsKept: Readonly<Record<DietCondition, (plan: DietPlan, request: DietRequest) => boolean>> = {
  pregnancy: (plan) =>
    !everywhere(plan).some((one) => isHighInMercury(one) || hasRawSprouts(one)) && plan.energy.target >= plan.energy.spent * 0.98,
  breastfeeding: (plan) => !everywhere(plan).some(isHighInMercury) && plan.energy.target >= plan.energy.spent * 0.98,
  kidneyDisease: (plan, { weightKg }) => plan.days.every(({ total }) => total.protein <= weightKg * 0.85),
  warfarin: (plan) => {
    const counts = plan.days.map((day) => eatablesOf(day).filter(isGreen).length);
    return Math.max(...counts) - Math.min(...counts) <= 1;
  },
  diabetes: (plan) => !everywhere(plan).some(isSweetDrink),
  pcos: (plan) => !everywhere(plan).some(isSweetDrink),
  irritableBowel: (plan) => !everywhere(plan).some(isHighFodmap),
  highBloodPressure: (plan) => averageOf(plan, ({ total }) => total.sodium) <= 2_300,
  osteoporosis: (plan) => averageOf(plan, ({ total }) => total.calcium) >= 800,
};

const grains = new Set(['sabudana', 'buckwheat-flour', 'buckwheat', 'amaranth', 'millet', 'makhana']);
/** Whether a day has only what a fast allows: no grain, bread, pulse, onion or garlic, and nothing of an animal but milk. */
export const isFast = (day: DietDay): boolean =>
  eatablesOf(day).every(({ ingredients }) =>
    ingredients.every(
      ({ food }) =>
        grains.has(food.id) ||
        (!['grains', 'bread', 'pulses', 'soy', 'meatFish', 'eggs'].includes(food.aisle) && !food.flags.includes('allium')),
    ),
  );

/** Whether an item needs a stove. */
export const isCooked = ({ dish }: Eatable): boolean => dish !== undefined && dish.method !== 'raw';
