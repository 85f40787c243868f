import type { RecipePlan } from '../../../contract/assistant/recipe.ts';
import { inLanguage } from '../facts/index.ts';
import type { AskedOfPlan } from '../plan-answers/index.ts';
import type { PlanEdit } from './plan-edit.ts';

const bounds = { least: 1, most: 12 };
const people =
  / (?:for|serves?|serving|servings|people|persons?|log|logon|feed) .*?(\d{1,2}) | (\d{1,2}) (?:people|persons?|servings?|log|logon|of us|guests|friends|portions?) /;

/** The number of servings that a message wants, or another dish; undefined if it wants neither. */
export function readRecipeEdit({ message, plan, language }: AskedOfPlan<RecipePlan>): PlanEdit | undefined {
  const { gloss } = message;
  const found = people.exec(gloss);
  const said = found
    ? Number(found[1] ?? found[2])
    : / double /.test(gloss)
      ? plan.servings * 2
      : / half /.test(gloss) && message.foods.length === 0
        ? plan.servings / 2
        : undefined;
  const topic = { act: 'change' } as const;
  if (said !== undefined && message.foods.length === 0) {
    const servings = Math.round(said);
    if (servings < bounds.least || servings > bounds.most)
      return {
        refuses: inLanguage(
          language,
          `A recipe can serve ${bounds.least} to ${bounds.most}. How many shall I take?`,
          `रेसिपी ${bounds.least} से ${bounds.most} लोगों के लिए हो सकती है। कितने रखूँ?`,
        ),
      };
    return { kind: 'recipe', change: { kind: 'servings', servings }, topic };
  }
  const isOther = / (another|different|something else|kuch and|else|insteadofit) /.test(gloss) && message.foods.length === 0;
  return isOther ? { kind: 'recipe', change: { kind: 'another' }, topic } : undefined;
}
