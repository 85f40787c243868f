import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';
import { foodsAsked } from './foods-asked.ts';
import { lowerName, usualPortion, weighed } from './food-portion.ts';
import { foodSource } from './food-source.ts';
import { nutrientAmount, nutrientWords } from './nutrient-words.ts';
import type { Nutrient } from '../foods/index.ts';

/** '25 g of protein from paneer', '300 kcal of banana'. */
const wanted = / (\d+(?:\.\d+)?) (?:gram |g )?(?:of )?(protein|carbs|fat|fibre|kcal|calcium|iron) /;

/** How much of a food has a wanted amount of a nutrient; undefined for other questions. */
export function amountForNutrient(asked: Asked): FactAnswer | undefined {
  const { message, language } = asked;
  const found = wanted.exec(message.gloss);
  const asks = / (howmuch|need|get|for|from|reach|equal|make|eat) /.test(message.gloss);
  const [food] = foodsAsked(asked);
  const of = food && weighed(food.id);
  if (!found || !asks || !of || message.rest.length > 3) return undefined;
  const nutrient = found[2] as Nutrient;
  const amount = Number(found[1]);
  const per = of.per100g[nutrient];
  if (!(nutrient in nutrientWords) || per < 0.5) return undefined;
  const grams = Math.round((amount / per) * 100);
  const usual = usualPortion(of, language);
  const count = usual && Math.round((grams / usual.grams) * 2) / 2;
  const measure = of.measures[0]?.[0];
  const beside =
    count && measure && count >= 0.5
      ? inLanguage(language, `, about ${count} ${measure}${count > 1 && !measure.startsWith('t') ? 's' : ''}`, '')
      : '';
  const text = inLanguage(
    language,
    `About ${grams} g of ${lowerName(of, language)}${beside} has ${nutrientAmount(nutrient, amount, language)} (${nutrientAmount(nutrient, per, language)} in 100 g).`,
    `लगभग ${grams} ग्राम ${lowerName(of, language)} में ${nutrientAmount(nutrient, amount, language)} होता है (100 ग्राम में ${nutrientAmount(nutrient, per, language)})।`,
  );
  return { text, topic: { act: 'amountFor', foods: [of.id], nutrients: [nutrient] }, sources: [foodSource(language)] };
}
