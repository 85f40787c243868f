import type { DietItem } from '../../../contract/assistant/diet.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { amountWords, rounded, times, type Eatable } from '../foods/index.ts';
import { texts } from './texts.ts';

export const inLanguage = (name: readonly [string, string], language: PlanLanguage): string => name[language === 'hindi' ? 1 : 0];

/**
 * What was exchanged in a dish, as one sentence; empty if nothing was. Who leaves out onion need not read 'without onion' at every dish: the
 * list of ingredients shows it.
 */
function changesNote({ changed }: Eatable, language: PlanLanguage): string {
  const say = texts[language];
  const parts = changed.flatMap(({ from, to }) =>
    to ? [say.instead(inLanguage(to.name, language), inLanguage(from.name, language))] : [],
  );
  const sentence = parts.join(', ');
  return sentence && sentence[0]?.toUpperCase() + sentence.slice(1);
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
