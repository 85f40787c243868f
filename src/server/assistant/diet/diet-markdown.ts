import type { DietPlan } from '../../../contract/assistant/diet.ts';
import { planWords } from '../../../contract/assistant/plan-words.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { nutrientsText } from '../foods/index.ts';

/** The week and the shopping list as Markdown. */
export function dietMarkdown({ days, shopping, notes }: DietPlan, language: PlanLanguage): string {
  const words = planWords[language];
  return [
    ...days.flatMap(({ name, total, meals }) => [
      `## ${name}`,
      nutrientsText(total, words),
      ...meals.flatMap((meal) => [
        `**${meal.name}, ${meal.at}**`,
        meal.items.map((item) => `- [ ] ${item.name}, ${item.shown}${item.leftoverOf ? ` (${item.note})` : ''}`).join('\n'),
        ...(meal.note ? [`> ${meal.note}`] : []),
      ]),
    ]),
    `## ${words.diet.shopping}`,
    ...shopping.flatMap(({ name, items }) => [
      `**${name}**`,
      items.map((item) => `- [ ] ${item.name}, ${item.shown}${item.isPantry ? ` (${words.diet.pantry})` : ''}`).join('\n'),
    ]),
    ...notes.map((note) => `> ${note}`),
  ].join('\n\n');
}
