import type { DietItem } from '../../../contract/assistant/diet.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { amountWords, rounded, times, type Eatable } from '../foods/index.ts';
import { texts } from './texts.ts';

export const inLanguage = (name: readonly [string, string], language: PlanLanguage): string => name[language === 'hindi' ? 1 : 0];

/**
 * What a dish is made with instead of what is usual in it, as one sentence; empty if nothing was exchanged. Who leaves out paneer need not
 * read its name at every dish, so only what is there is named.
 */
function changesNote({ changed }: Eatable, language: PlanLanguage): string {
  const foods = [...new Set(changed.flatMap(({ to }) => (to ? [inLanguage(to.name, language)] : [])))];
  return foods.length > 0 ? texts[language].madeWith(foods) : '';
}

/** The id, name, amount and weight of a portion as the screen shows it. */
export const portionShown = (eatable: Eatable, amount: number, language: PlanLanguage) => ({
  id: eatable.id,
  name: inLanguage(eatable.name, language),
  amount,
  shown: amountWords(amount, eatable.measure, language),
  grams: Math.round(eatable.grams * amount),
});

/** An item as the screen shows it, without its swaps. */
export function itemOf(key: string, eatable: Eatable, amount: number, language: PlanLanguage): DietItem {
  return {
    key,
    ...portionShown(eatable, amount, language),
    note: changesNote(eatable, language),
    ingredients: eatable.ingredients.map(({ food }) => inLanguage(food.name, language)),
    nutrients: rounded(times(eatable.per, amount)),
    swaps: [],
  };
}
