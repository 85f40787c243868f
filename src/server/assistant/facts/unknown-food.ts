import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';

/** 'protein in a samosa', 'kcal of momos': one or two words that our table does not know, after a nutrient. */
const ofUnknown =
  / (?:kcal|protein|carbs|fat|fibre|iron|calcium|sugar|nutrition|macros) (?:is |are |does |do )?(?:in|of|from|content of) (?:(?:a|an|one|the|my|\d+|gram|piece|plate|cup|of) )*([\p{L}\p{M}]{3,}(?: [\p{L}\p{M}]{3,})?) ?;? $/u;

const notFoods =
  /\b(food|foods|day|plan|diet|meal|meals|week|it|that|this|them|these|those|body|breakfast|lunch|dinner|snack|today|tomorrow|india|general|muscle|blood|veg|vegetarian|vegan)\b/;

/** Says that a food is not in our table, and asks for one that is; undefined for other messages. */
export function unknownFood({ message, language }: Asked): FactAnswer | undefined {
  const name = message.foods.length === 0 ? ofUnknown.exec(message.gloss)?.[1] : undefined;
  if (name === undefined || notFoods.test(name)) return undefined;
  return {
    text: inLanguage(
      language,
      `I have no figures for ${name}. Is it made of something that I know, such as potato, besan or paneer? Name it with an amount.`,
      `${name} के आँकड़े मेरे पास नहीं हैं। यह किस चीज़ से बना है, जैसे आलू, बेसन या पनीर? मात्रा के साथ लिखिए।`,
    ),
    topic: { act: 'nutrients', nutrients: message.nutrients.filter((one) => one !== 'other') },
  };
}
