import type { DietPlan } from '../../../contract/assistant/diet.ts';

/** The week and the list to shop as Markdown. */
export const dietMarkdown = ({ days, shopping, notes }: DietPlan): string =>
  [
    ...days.flatMap(({ name, total, meals }) => [
      `## ${name}`,
      `${Math.round(total.kcal)} kcal, ${Math.round(total.protein)} g protein, ${Math.round(total.carbs)} g carbs, ${Math.round(total.fat)} g fat, ${Math.round(total.fibre)} g fibre`,
      ...meals.flatMap((meal) => [
        `**${meal.name}, ${meal.at}**`,
        meal.items.map((item) => `- [ ] ${item.name}, ${item.shown}`).join('\n'),
      ]),
    ]),
    '## Shopping list',
    ...shopping.flatMap(({ name, items }) => [`**${name}**`, items.map((item) => `- [ ] ${item.name}, ${item.shown}`).join('\n')]),
    ...notes.map((note) => `> ${note}`),
  ].join('\n\n');
