import { amountForNutrient } from './amount-for.ts';
import { answerNutrients } from './answer-nutrients.ts';
import { compareByNutrient, compareByPrice } from './compare-foods.ts';
import type { Asked, FactAnswer } from './fact-answer.ts';
import { kindOfFood } from './kind-of-food.ts';
import { readyFoodFacts } from './ready-food.ts';
import { sourcesOfNutrient } from './sources-of.ts';
import { traceNutrientFacts } from './trace-nutrients.ts';
import { unknownFood } from './unknown-food.ts';

/** A ready food with others of our table, such as '2 samosas and a chai': the figures of each. */
function readyBesideOthers(asked: Asked): FactAnswer | undefined {
  const { message } = asked;
  if (message.foods.length === 0 || message.nutrients.length === 0) return undefined;
  const ready = readyFoodFacts({ ...asked, message: { ...message, foods: [], text: withoutFoods(message) } });
  const others = ready && answerNutrients(asked);
  return (
    ready && others && { ...others, text: `${ready.text}\n${others.text}`, sources: [...(ready.sources ?? []), ...(others.sources ?? [])] }
  );
}

/** The words of a message besides the foods that were read in it, so that none counts twice. */
const withoutFoods = ({ text, foods }: Asked['message']): string =>
  foods.reduce((rest, { said }) => rest.replaceAll(new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'giu'), ' '), text);

/** Figures of foods and dishes from our table; undefined if the message asks for none. */
export const foodFacts = (asked: Asked): FactAnswer | undefined =>
  readyFoodFacts(asked) ??
  readyBesideOthers(asked) ??
  traceNutrientFacts(asked) ??
  amountForNutrient(asked) ??
  compareByPrice(asked) ??
  compareByNutrient(asked) ??
  sourcesOfNutrient(asked) ??
  kindOfFood(asked) ??
  answerNutrients(asked) ??
  unknownFood(asked);
