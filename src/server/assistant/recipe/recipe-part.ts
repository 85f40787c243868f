import type { PlanTypes } from '../../../contract/assistant/plan-types.ts';
import { recipeDraftSchema, type RecipeChange, type RecipePlan, type RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { planWords } from '../../../contract/assistant/plan-words.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { nutrientsText } from '../foods/index.ts';
import { definePart, withoutAnswers, type PlanItem } from '../part/index.ts';
import { adaptRecipe, changeRecipe } from './change-recipe.ts';
import { completeRecipe } from './complete-recipe.ts';
import { planRecipe } from './plan-recipe.ts';
import { readRecipeChange, recipeChangeAnswer } from './read-recipe-change.ts';
import { recipeCatalogue } from './recipe-catalogue.ts';
import { recipeWishes, withRecipeConstraints } from './recipe-wishes.ts';
import { swapRecipeItem } from './swap-recipe-item.ts';
import { verifyRecipe } from './verify-recipe.ts';

type Fields = PlanTypes['recipe']['fields'];
/** The key of the whole dish, which is an item too: ticked when it is cooked, and swapped for another dish. */
const wholeDish = 'dish';
const itemsOf = ({ title, ingredients, steps }: RecipePlan): PlanItem[] => [
  { key: wholeDish, label: title, day: undefined },
  ...ingredients.map(({ id, name }) => ({ key: `have-${id}`, swapKey: id, label: name, day: undefined })),
  ...steps.map(({ key, text }) => ({ key, label: text, day: undefined })),
];

function markdown(plan: RecipePlan, language: PlanLanguage): string {
  const words = planWords[language];
  return [
    `${plan.servings} × ${plan.servingShown}, ${plan.minutes} ${words.minutes}${plan.waitHours > 0 ? words.recipe.waiting(plan.waitHours) : ''}`,
    ...(plan.tools.length > 0 ? [words.recipe.with(plan.tools.join(', '))] : []),
    plan.ingredients
      .map(({ name, shown, from }) => `- [ ] ${name}, ${shown}${from === 'missing' ? ` (${words.recipe.toBuy})` : ''}`)
      .join('\n'),
    plan.steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n'),
    `${words.recipe.aServing}: ${nutrientsText(plan.perServing, words)}`,
    ...plan.notes.map((note) => `> ${note}`),
  ].join('\n\n');
}

/** Swaps one ingredient, or the whole dish. */
function swap(plan: RecipePlan, request: RecipeRequest, item: string, { seed, to }: { seed: number; to?: string }): RecipePlan | Breach[] {
  if (item !== wholeDish) return swapRecipeItem(plan, request, item, { seed, ...(to && { to }) });
  const changed = changeRecipe(plan, request, to ? { kind: 'dish', id: to } : { kind: 'another' }, { seed });
  return Array.isArray(changed) ? changed : changed.plan;
}

/** The healthy recipe as a kind of plan. */
export const recipePart = definePart({
  kind: 'recipe',
  draft: recipeDraftSchema,
  requestOf: (fields: Fields): RecipeRequest => withoutAnswers(fields),
  wordsOf: ({ kitchen, lacks, dislikes }) => [...kitchen, ...lacks, ...dislikes],
  flagsOf: () => [],
  missingIn: () => ({}),
  withConstraints: withRecipeConstraints,
  wishes: recipeWishes,
  withLimits: (request) => request,
  withEvents: (request) => request,
  plan: planRecipe,
  verify: verifyRecipe,
  complete: completeRecipe,
  brief: (request) => JSON.stringify(recipeCatalogue(request)),
  swap,
  readChange: readRecipeChange,
  change: (plan, request, change: RecipeChange, seeded) => {
    const changed = changeRecipe(plan, request, change, seeded);
    return Array.isArray(changed) ? changed : { ...changed, answer: recipeChangeAnswer(change, changed.plan, changed.request.language) };
  },
  adapt: adaptRecipe,
  answerTo: undefined,
  itemsOf,
  // A recipe belongs to no day.
  entriesOf: () => [],
  toMarkdown: markdown,
  // What was not understood as food may be anything, such as a medicine.
  withoutHealth: (plan) => ({ ...plan, request: { language: plan.language }, allergens: [], notes: [], notUnderstood: [] }),
  isFatal: () => true,
});
