/** The nutrients: energy in kcal; protein, carbs, fat, saturated, fibre and sugar in g; sodium, calcium and iron in mg; B12 in µg. */
export const nutrientList = ['kcal', 'protein', 'carbs', 'fat', 'saturated', 'fibre', 'sugar', 'sodium', 'calcium', 'iron', 'b12'] as const;
export type Nutrient = (typeof nutrientList)[number];
export type Nutrients = Record<Nutrient, number>;

const made = (amountOf: (nutrient: Nutrient) => number): Nutrients => ({
  kcal: amountOf('kcal'),
  protein: amountOf('protein'),
  carbs: amountOf('carbs'),
  fat: amountOf('fat'),
  saturated: amountOf('saturated'),
  fibre: amountOf('fibre'),
  sugar: amountOf('sugar'),
  sodium: amountOf('sodium'),
  calcium: amountOf('calcium'),
  iron: amountOf('iron'),
  b12: amountOf('b12'),
});

/** Nutrients from a row in the order of `nutrientList`; unmeasured ones (null) count as 0. */
export const nutrientsOf = (row: readonly (number | null)[]): Nutrients => made((nutrient) => row[nutrientList.indexOf(nutrient)] ?? 0);

export const times = (nutrients: Nutrients, factor: number): Nutrients => made((nutrient) => nutrients[nutrient] * factor);

export const sumOf = (parts: readonly Nutrients[]): Nutrients => made((nutrient) => parts.reduce((sum, part) => sum + part[nutrient], 0));

/** Rounded for display: whole kcal and mg, others to one decimal. */
export const rounded = (nutrients: Nutrients): Nutrients =>
  made((nutrient) => {
    const steps = nutrient === 'kcal' || nutrient === 'sodium' || nutrient === 'calcium' ? 1 : 10;
    return Math.round(nutrients[nutrient] * steps) / steps;
  });
