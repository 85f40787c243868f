import { ownValue } from '../../../contract/own-value.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';

type Measure = {
  /** Grams of one. */
  readonly grams: number;
  readonly english: readonly [one: string, more: string];
  readonly hindi: string;
  /** The smallest part that is measured. */
  readonly part: 1 | 0.25;
};
const measure = (grams: number, english: readonly [string, string], hindi: string, part: 1 | 0.25 = 1): Measure => ({
  grams,
  english,
  hindi,
  part,
});
const tablespoon = (grams: number) => measure(grams, ['tbsp chopped', 'tbsp chopped'], 'बड़ा चम्मच कटा');

/**
 * What cooks count instead of grams (USDA SR, common measures: a clove of garlic 3 g, a medium onion 110 g, a tomato 123 g, a carrot 61 g, a
 * tablespoon of lemon juice 15 g); a centimetre of ginger, sprigs and leaves by our own scales.
 */
const measures: Readonly<Record<string, Measure>> = {
  garlic: measure(3, ['clove', 'cloves'], 'कली'),
  ginger: measure(5, ['cm piece', 'cm piece'], 'सेमी टुकड़ा'),
  'green-chilli': measure(5, ['chilli', 'chillies'], 'मिर्च'),
  'curry-leaves': measure(0.2, ['leaves', 'leaves'], 'पत्ते'),
  coriander: tablespoon(3),
  mint: tablespoon(3),
  'lemon-juice': measure(5, ['tsp', 'tsp'], 'छोटा चम्मच'),
  onion: measure(110, ['medium onion', 'medium onions'], 'मध्यम प्याज', 0.25),
  tomato: measure(120, ['medium tomato', 'medium tomatoes'], 'मध्यम टमाटर', 0.25),
  carrot: measure(60, ['medium carrot', 'medium carrots'], 'मध्यम गाजर', 0.25),
  potato: measure(150, ['medium potato', 'medium potatoes'], 'मध्यम आलू', 0.25),
  capsicum: measure(120, ['medium capsicum', 'medium capsicums'], 'मध्यम शिमला मिर्च', 0.25),
};
const fractions: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** '2 cloves', '¼ medium onion'; undefined if this food is weighed. */
export function kitchenMeasure(id: string, grams: number, language: PlanLanguage): string | undefined {
  const found = ownValue(measures, id);
  if (!found) return undefined;
  const count = Math.max(found.part, Math.round(grams / found.grams / found.part) * found.part);
  const whole = Math.floor(count);
  const amount = `${whole > 0 ? whole : ''}${fractions[count - whole] ?? ''}`;
  return `${amount} ${language === 'hindi' ? found.hindi : found.english[count > 1 ? 1 : 0]}`;
}
