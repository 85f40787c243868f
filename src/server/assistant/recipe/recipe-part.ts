import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { recipeDraftSchema, type RecipeChange, type RecipePlan, type RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { planWords } from '../../../contract/assistant/plan-words.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Made, PlanItem, PlanPart } from '../part/define-part.ts';
import { changeRecipe, completeRecipe, planRecipe, recipeCatalogue, swapRecipeItem, verifyRecipe } from './index.ts';
import { broughtBy } from '../diet/diet-markdown.ts';
import { readRecipeChange, saysRecipeChange } from './read-recipe-change.ts';
import { withoutAnswers } from '../part/without-answers.ts';

type Request = RecipeRequest;
const added = <T>(list: readonly T[], one: T): T[] => [...new Set([...list, one])];

/** What each kind of chip does to the request; the others say nothing here. */
const applied: Partial<{ [C in Constraint as C['type']]: (request: Request, value: C['value']) => Request }> = {
  allergen: (request, value) => ({ ...request, allergens: added(request.allergens, value) }),
  pattern: (request, value) => ({ ...request, patterns: added(request.patterns, value) }),
  avoid: (request, value) => ({ ...request, dislikes: added(request.dislikes, value).slice(-20) }),
  minutes: (request, value) => ({ ...request, minutes: Math.min(180, Math.max(5, value)) }),
};
const withConstraint = (request: Request, { type, value }: Constraint): Request => applied[type]?.(request, value as never) ?? request;

/** The whole dish is an item too: ticked when it is cooked, and swapped for another. */
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
    plan.ingredients
      .map(({ name, shown, from }) => `- [ ] ${name}, ${shown}${from === 'missing' ? ` (${words.recipe.toBuy})` : ''}`)
      .join('\n'),
    plan.steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n'),
    `${words.recipe.aServing}: ${broughtBy(plan.perServing, words)}`,
    ...plan.notes.map((note) => `> ${note}`),
  ].join('\n\n');
}

/** A plan where there is one; a dish that cannot be is no dish, and its breach is fatal. */
const orBreach = (made: RecipePlan | Breach[]): Made => (Array.isArray(made) ? { breaches: made } : made);

/** The healthy recipe behind the shape of all plans. */
export const recipePart: PlanPart = {
  kind: 'recipe',
  draft: recipeDraftSchema,
  requestOf: withoutAnswers,
  wordsOf: (fields) => [fields as Request].flatMap(({ kitchen, lacks, dislikes }) => [...kitchen, ...lacks, ...dislikes]),
  flagsOf: () => [],
  missingIn: () => ({}),
  withConstraints: (request, constraints) => constraints.reduce(withConstraint, request as Request),
  withLimits: (request) => request,
  withEvents: (request) => request,
  plan: (request, { seed }) => orBreach(planRecipe(request as Request, { seed })),
  verify: (plan, request) => (plan['breaches'] ? (plan['breaches'] as Breach[]) : verifyRecipe(plan as RecipePlan, request as Request)),
  complete: (draft, request) => completeRecipe(draft as never, request as Request),
  brief: (request) => JSON.stringify(recipeCatalogue(request as Request)),
  swap: (plan, request, item, { seed, to }) => {
    const recipe = plan as RecipePlan;
    if (item === wholeDish) {
      const change: RecipeChange = to ? { kind: 'dish', id: to } : { kind: 'another' };
      const changed = changeRecipe(recipe, request as Request, change, { seed });
      return Array.isArray(changed) ? undefined : changed.plan;
    }
    const swapped = swapRecipeItem(recipe, request as Request, item, { seed, ...(to && { to }) });
    return Array.isArray(swapped) ? undefined : swapped;
  },
  readChange: (text, plan) => readRecipeChange(text, plan as RecipePlan),
  change: (plan, request, change, seeded) => {
    const wanted = change as unknown as RecipeChange;
    const changed = changeRecipe(plan as RecipePlan, request as Request, wanted, seeded);
    if (Array.isArray(changed)) return undefined;
    return { ...changed, says: saysRecipeChange(wanted, changed.plan, changed.request.language) };
  },
  itemsOf: (plan) => itemsOf(plan as RecipePlan),
  // A dish has no day of its own.
  entriesOf: () => [],
  toMarkdown: (plan, language) => markdown(plan as RecipePlan, language),
  withoutHealth: (given) => {
    const plan = given as RecipePlan;
    return { ...plan, request: { language: plan.language }, allergens: [], notes: [] };
  },
  isFatal: () => true,
};
