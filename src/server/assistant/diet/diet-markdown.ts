import type { DietPlan } from '../../../contract/assistant/diet.ts';
import { planWords, type PlanWords } from '../../../contract/assistant/plan-words.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';

const macros = ['protein', 'carbs', 'fat', 'fibre'] as const;
type Brings = { kcal: number } & Record<(typeof macros)[number], number>;

/** What food brings, as '2080 kcal · Protein 110 g'. */
export const broughtBy = (total: Brings, words: PlanWords): string =>
  [`${Math.round(total.kcal)} ${words.kcal}`, ...macros.map((one) => `${words[one]} ${Math.round(total[one])} ${words.grams}`)].join(' · ');

/** The week and the list to shop as Markdown. */
export function dietMarkdown({ days, shopping, notes }: DietPlan, language: PlanLanguage): string {
  const words = planWords[language];
  return [
    ...days.flatMap(({ name, total, meals }) => [
      `## ${name}`,
      broughtBy(total, words),
      ...meals.flatMap((meal) => [
        `**${meal.name}, ${meal.at}**`,
        meal.items.map((item) => `- [ ] ${item.name}, ${item.shown}`).join('\n'),
      ]),
    ]),
    `## ${words.diet.shopping}`,
    ...shopping.flatMap(({ name, items }) => [`**${name}**`, items.map((item) => `- [ ] ${item.name}, ${item.shown}`).join('\n')]),
    ...notes.map((note) => `> ${note}`),
  ].join('\n\n');
}
