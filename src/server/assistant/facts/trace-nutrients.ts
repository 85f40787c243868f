import { traceNutrients, type TraceNutrient } from '../../../data/facts/trace-nutrients.ts';
import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';
import { nameOf, portionBy, usualPortion, weighed } from './food-portion.ts';
import { foodsAsked } from './foods-asked.ts';
import { foodSource } from './food-source.ts';

const words: readonly (readonly [RegExp, TraceNutrient, english: string, hindi: string])[] = [
  [/ potassium /, 'potassium', 'potassium', 'पोटैशियम'],
  [/ magnesium /, 'magnesium', 'magnesium', 'मैग्नीशियम'],
  [/ zinc /, 'zinc', 'zinc', 'ज़िंक'],
  [/ vitamin c /, 'vitaminC', 'vitamin C', 'विटामिन C'],
  [/ vitamin a /, 'vitaminA', 'vitamin A', 'विटामिन A'],
  [/ cholesterol /, 'cholesterol', 'cholesterol', 'कोलेस्ट्रॉल'],
];
const neat = (value: number): string => String(Number(value.toFixed(value < 10 ? 1 : 0)));

/** Potassium, vitamin C and the like: of a food, or the foods with most; undefined for other questions. */
export function traceNutrientFacts(asked: Asked): FactAnswer | undefined {
  const { message, language } = asked;
  const found = words.find(([pattern]) => pattern.test(message.gloss));
  if (!found) return undefined;
  const [, nutrient, english, hindi] = found;
  const unit = nutrient === 'vitaminA' ? inLanguage(language, 'µg', 'माइक्रोग्राम') : inLanguage(language, 'mg', 'मिग्रा');
  const about = { act: 'nutrients', nutrients: ['other'] } as const;
  const sources = [foodSource(language)];
  const amounts = foodsAsked(asked).flatMap(({ id, amount }) => {
    const of = weighed(id);
    const per100g = traceNutrients[id]?.[nutrient];
    return of && per100g !== undefined ? [{ of, per100g, amount }] : [];
  });
  if (amounts.length > 0) {
    const lines = [...amounts]
      .sort((one, other) => other.per100g - one.per100g)
      .map(({ of, per100g, amount }) => {
        const portion = (amount && portionBy(of, amount, language)) ?? usualPortion(of, language);
        const beside = portion && portion.grams !== 100 ? `; ${portion.shown}: ${neat((per100g * portion.grams) / 100)} ${unit}` : '';
        return inLanguage(
          language,
          `${nameOf(of, language)}, 100 g: ${neat(per100g)} ${unit} of ${english}${beside}.`,
          `100 ग्राम ${nameOf(of, language)} में ${neat(per100g)} ${unit} ${hindi}${beside}।`,
        );
      });
    return { text: lines.join('\n'), topic: { ...about, foods: amounts.map(({ of }) => of.id) }, sources };
  }
  const asksMost = / (source|sources|rich|foods?|which|what|most|high|where|list|get) /.test(message.gloss);
  if (message.foods.length > 0 || !asksMost || / (need|tablets?|should|howmuch|deficiency) /.test(message.gloss)) return undefined;
  const best = Object.entries(traceNutrients)
    .flatMap(([id, has]) => {
      const one = weighed(id);
      return one ? [{ one, amount: has[nutrient] }] : [];
    })
    .sort((a, b) => b.amount - a.amount)
    .slice(0, 6);
  const lines = best.map(({ one, amount }) => `• ${nameOf(one, language)}: ${neat(amount)} ${unit}`);
  const head = inLanguage(language, `Most ${english} in 100 g:`, `100 ग्राम में सबसे ज़्यादा ${hindi}:`);
  return { text: [head, ...lines].join('\n'), topic: about, sources };
}
