import type { DietPlan } from '../../../contract/assistant/diet.ts';
import { planWords } from '../../../contract/assistant/plan-words.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { weekdayNames } from '../../../contract/assistant/weekdays.ts';
import { nutrientsText } from '../foods/index.ts';
import { weekdayOf } from '../part/index.ts';

/** The week, its days with their weekdays, and the shopping list as Markdown. */
export function dietMarkdown({ days, shopping, notes }: DietPlan, language: PlanLanguage, startsOn: string): string {
  const words = planWords[language];
  return [
    ...days.flatMap(({ name, total, meals }, at) => [
      `## ${name}, ${weekdayNames([weekdayOf(startsOn, at)], language)}`,
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
