import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Measure } from './food.ts';

/** Singular and plural in English and in Hindi, in which most measures have one form. */
const measureWords: Record<Measure, readonly [one: string, more: string, hindi: string, moreHindi?: string]> = {
  katori: ['katori', 'katoris', 'कटोरी'],
  piece: ['piece', 'pieces', 'नग'],
  cup: ['cup', 'cups', 'कप'],
  glass: ['glass', 'glasses', 'गिलास'],
  bowl: ['bowl', 'bowls', 'बाउल'],
  tbsp: ['tbsp', 'tbsp', 'बड़ा चम्मच', 'बड़े चम्मच'],
  tsp: ['tsp', 'tsp', 'छोटा चम्मच', 'छोटे चम्मच'],
  slice: ['slice', 'slices', 'स्लाइस'],
  handful: ['handful', 'handfuls', 'मुट्ठी'],
  scoop: ['scoop', 'scoops', 'स्कूप'],
  half: ['half', 'halves', 'आधा टुकड़ा', 'आधे टुकड़े'],
  clove: ['clove', 'cloves', 'कली'],
};
const parts: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

function numeral(amount: number): string {
  const whole = Math.floor(amount);
  const part = parts[Math.round((amount - whole) * 100) / 100] ?? '';
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** '1½ katoris', '½ glass': whole numbers and quarters. */
export function amountWords(amount: number, measure: Measure, language: PlanLanguage): string {
  const [one, more, hindi, moreHindi = hindi] = measureWords[measure];
  const [single, several] = language === 'hindi' ? [hindi, moreHindi] : [one, more];
  return `${numeral(amount)} ${amount > 1 ? several : single}`;
}

/** '250 g', '1.5 kg'. */
export function gramWords(grams: number, language: PlanLanguage): string {
  const [gram, kilogram] = language === 'hindi' ? ['ग्राम', 'किलो'] : ['g', 'kg'];
  return grams < 1_000 ? `${grams} ${gram}` : `${grams / 1_000} ${kilogram}`;
}
