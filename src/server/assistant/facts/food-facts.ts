import { amountForNutrient } from './amount-for.ts';
import { answerNutrients } from './answer-nutrients.ts';
import { compareByNutrient, compareByPrice } from './compare-foods.ts';
import type { Asked, FactAnswer } from './fact-answer.ts';
import { kindOfFood } from './kind-of-food.ts';
import { readyFoodFacts } from './ready-food.ts';
import { sourcesOfNutrient } from './sources-of.ts';
import { traceNutrientFacts } from './trace-nutrients.ts';
import { unknownFood } from './unknown-food.ts';

/** Figures of foods and dishes from our table; undefined if the message asks for none. */
export const foodFacts = (asked: Asked): FactAnswer | undefined =>
  readyFoodFacts(asked) ??
  traceNutrientFacts(asked) ??
  amountForNutrient(asked) ??
  compareByPrice(asked) ??
  compareByNutrient(asked) ??
  sourcesOfNutrient(asked) ??
  kindOfFood(asked) ??
  answerNutrients(asked) ??
  unknownFood(asked);
