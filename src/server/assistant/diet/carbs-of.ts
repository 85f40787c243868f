import type { DietRequest } from '../../../contract/assistant/diet-request.ts';

/** Grams of carbohydrate a day (Feinman and others, Nutrition 2015;31:1-13: low under 130 g, ketogenic 20 to 50 g). */
export const mostCarbs = { low: 130, keto: 50 } as const;

type WhyNoKeto = 'plants' | 'kidneys' | 'pregnant' | 'young';

/** Why a ketogenic week is not planned for somebody; undefined if it can be. */
function whyNoKeto({ patterns, conditions, age, allergens }: DietRequest): WhyNoKeto | undefined {
  if (conditions.includes('pregnancy') || conditions.includes('breastfeeding')) return 'pregnant';
  if (conditions.includes('kidneyDisease')) return 'kidneys';
  if (age < 18) return 'young';
  const is = (...ways: readonly DietRequest['patterns'][number][]) => ways.some((way) => patterns.includes(way));
  const hasNoFlesh = is('vegetarian', 'eggetarian', 'vegan', 'jain');
  const hasNoEggs = is('vegetarian', 'vegan', 'jain', 'eggless') || allergens.includes('egg');
  return hasNoFlesh && (hasNoEggs || allergens.includes('milk')) ? 'plants' : undefined;
}

/** How much carbohydrate the week really keeps to: a ketogenic wish that cannot be planned becomes a low one. */
export function carbsOf(request: DietRequest): DietRequest['carbs'] {
  return request.carbs === 'keto' && whyNoKeto(request) ? 'low' : request.carbs;
}
