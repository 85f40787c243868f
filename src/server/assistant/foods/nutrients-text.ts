import type { PlanWords } from '../../../contract/assistant/plan-words.ts';

const macros = ['protein', 'carbs', 'fat', 'fibre'] as const;
type Brings = { kcal: number } & Record<(typeof macros)[number], number>;

/** The nutrients of food: '2080 kcal · Protein 110 g'. */
export const nutrientsText = (total: Brings, words: PlanWords): string =>
  [`${Math.round(total.kcal)} ${words.kcal}`, ...macros.map((one) => `${words[one]} ${Math.round(total[one])} ${words.grams}`)].join(' · ');
