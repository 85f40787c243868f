import type { RecipeChange, RecipePlan } from '../../../contract/assistant/recipe.ts';
import { inLanguage } from '../facts/index.ts';
import { matchFoods } from '../foods/index.ts';
import type { AskedOfPlan } from '../plan-answers/index.ts';
import type { PlanEdit } from './plan-edit.ts';
import { wantedNumber } from './said-numbers.ts';

const bounds = { least: 1, most: 12 };
const ofPeople =
  / (people|person|person|servings?|of us|guests|friends|family|portions?|we are|we|us|hum|ham|for|log|लोग|लोगों|जन|मेहमान|के लिए) /;

/** How many a message wants to serve: 'for 6', 'we are only 2 tonight, not 4', 'छह लोगों के लिए', 'just me'. */
function servingsIn(message: AskedOfPlan['message'], now: number): number | undefined {
  const { gloss } = message;
  const said = wantedNumber(message, 'people', ofPeople.test(gloss) && !/ (minute|gram|kcal|hour) /.test(gloss));
  if (said !== undefined) return said;
  if (/ (just|only|sirf|bas) (for )?(me|myself|mere liye|one|1) | mere akele | for one | अकेले /.test(gloss)) return 1;
  if (/ (couple|both of us|two of us|hum dono|ham dono) /.test(gloss)) return 2;
  if (/ double /.test(gloss)) return now * 2;
  return / half /.test(gloss) ? now / 2 : undefined;
}

const lacks =
  / (not have|dont have|have no|not any|out of|ran out|not at home|khatam|finished|over|no more|नहीं है|खत्म) | (not|no) (hai|है|h|left|available)|food0 (not|no) /;
const leaves = / (no|without|remove|not|skip|avoid|hate|dislike|except|bina|बिना|allergic) /;
const brings = / (add|also|have|got|use|with|put|there is|hai|है|include) /;

/** One ingredient that is missing, unwanted or there as well. An exchange of two is left to the wishes. */
function readFood({ gloss, foods }: AskedOfPlan['message']): RecipeChange | undefined {
  const [food] = foods;
  if (!food || foods.length > 1 || / (allerg\S*|instead|insteadofit) /.test(gloss)) return undefined;
  const name = matchFoods(food.said)[0]?.name[0] ?? food.said;
  if (lacks.test(gloss)) return { kind: 'lack', food: name };
  if (leaves.test(gloss)) return { kind: 'avoid', food: name };
  return brings.test(gloss) ? { kind: 'have', food: name } : undefined;
}

/** What a recipe has no measure for, with what can be changed. */
const taste = / (spicier|spicy|spice|mild|milder|teekha|tikha|mirchi|masaledar|salty|sweeter|tastier|तीखा|मसालेदार) /;

/** The number of servings that a message wants, or another dish; undefined if it wants neither. */
export function readRecipeEdit({ message, plan, language }: AskedOfPlan<RecipePlan>): PlanEdit | undefined {
  const { gloss } = message;
  const said = servingsIn(message, plan.servings);
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
  const ofFood = readFood(message);
  if (ofFood) return { kind: 'recipe', change: ofFood, topic };
  if (taste.test(gloss) && message.foods.length === 0)
    return {
      refuses: inLanguage(
        language,
        'How hot, salty or sweet it is you set at the stove: add chilli, green chilli, pepper or lemon by the pinch and taste. I can change the servings, the time, an ingredient or the dish: which?',
        'तीखा, नमकीन या मीठा आप चूल्हे पर तय करते हैं: मिर्च, काली मिर्च या नींबू चुटकी भर डालकर चखिए। मैं लोग, समय, कोई सामग्री या पकवान बदल सकता हूँ: क्या बदलूँ?',
      ),
    };
  const isOther = / (another|different|something else|kuch and|else|insteadofit) /.test(gloss) && message.foods.length === 0;
  return isOther ? { kind: 'recipe', change: { kind: 'another' }, topic } : undefined;
}
