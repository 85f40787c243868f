import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Nutrient } from '../foods/index.ts';

type Words = { readonly english: string; readonly hindi: string; readonly unit: 'kcal' | 'g' | 'mg' | 'µg'; readonly digits: 0 | 1 };

export const nutrientWords: Readonly<Record<Nutrient, Words>> = {
  kcal: { english: 'energy', hindi: 'ऊर्जा', unit: 'kcal', digits: 0 },
  protein: { english: 'protein', hindi: 'प्रोटीन', unit: 'g', digits: 1 },
  carbs: { english: 'carbs', hindi: 'कार्ब', unit: 'g', digits: 1 },
  fat: { english: 'fat', hindi: 'वसा', unit: 'g', digits: 1 },
  saturated: { english: 'saturated fat', hindi: 'संतृप्त वसा', unit: 'g', digits: 1 },
  fibre: { english: 'fibre', hindi: 'रेशा', unit: 'g', digits: 1 },
  sugar: { english: 'sugar', hindi: 'चीनी', unit: 'g', digits: 1 },
  sodium: { english: 'sodium', hindi: 'सोडियम', unit: 'mg', digits: 0 },
  calcium: { english: 'calcium', hindi: 'कैल्शियम', unit: 'mg', digits: 0 },
  iron: { english: 'iron', hindi: 'आयरन', unit: 'mg', digits: 1 },
  b12: { english: 'vitamin B12', hindi: 'विटामिन B12', unit: 'µg', digits: 1 },
};
const hindiUnits = { kcal: 'किलो कैलोरी', g: 'ग्राम', mg: 'मिलीग्राम', µg: 'माइक्रोग्राम' } as const;

const rounded = (value: number, digits: number): string => {
  const places = digits === 1 && value >= 100 ? 0 : digits;
  return String(Number(value.toFixed(places)));
};

/** '18.2 g of protein', '296 kcal'. */
export function nutrientAmount(nutrient: Nutrient, value: number, language: PlanLanguage): string {
  const { english, hindi, unit, digits } = nutrientWords[nutrient];
  const shown = rounded(value, digits);
  if (language === 'hindi') return nutrient === 'kcal' ? `${shown} ${hindiUnits.kcal}` : `${shown} ${hindiUnits[unit]} ${hindi}`;
  return nutrient === 'kcal' ? `${shown} kcal` : `${shown} ${unit} of ${english}`;
}

/** 'a, b and c'. */
export function joined(parts: readonly string[], language: PlanLanguage): string {
  const and = language === 'hindi' ? ' और ' : ' and ';
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1) ?? ''}`;
}
