import type { Eatable } from './eatable.ts';
import type { Role } from './food.ts';

export type Portion = { readonly least: number; readonly most: number; readonly step: number };

/** The largest serving of a role, in kcal of a 2,000 kcal day. */
const mostKcalOf: Record<Role, number> = {
  tiffin: 520,
  bowl: 560,
  main: 420,
  dal: 330,
  sabzi: 220,
  bread: 400,
  rice: 330,
  salad: 200,
  curd: 190,
  soup: 220,
  chutney: 90,
  crunch: 260,
  shake: 300,
  protein: 230,
  drink: 200,
  sweet: 180,
  fruit: 190,
  nuts: 230,
  seeds: 150,
  spread: 190,
};

/** A limit in grams, because a watery dish has few kcal per gram. */
const mostGramsOf = (role: Role): number => mostGrams[role] ?? 480;
const mostGrams: Partial<Record<Role, number>> = { drink: 320, sabzi: 300, salad: 300, curd: 300, chutney: 60 };

const stepOf = ({ measure, grams, per }: Eatable): number => {
  if (measure === 'piece' || measure === 'slice') return grams < 75 ? 1 : 0.5;
  if (measure === 'tbsp') return 1;
  return per.kcal > 60 ? 0.25 : 0.5;
};

/** The smallest and largest serving of an item, in its measure; larger on days with more energy. */
export function portionOf(eatable: Eatable, dayKcal: number): Portion {
  const part = Math.max(0.85, dayKcal / 2_000);
  const { range } = eatable;
  const step = range?.step ?? stepOf(eatable);
  const least = range?.least ?? Math.max(step, 0.5);
  const byKcal = (mostKcalOf[eatable.role] * part) / Math.max(8, eatable.per.kcal);
  const byWeight = (mostGramsOf(eatable.role) * part) / eatable.grams;
  const wished = range ? Math.min(range.most * part, byKcal * 1.3) : Math.min(byKcal, byWeight);
  const most = Math.floor(wished / step + 1e-9) * step;
  return { least, most: Math.max(least, most), step };
}

/** The nearest amount that can be measured and lies within the portion. */
export const fitted = (amount: number, { least, most, step }: Portion): number =>
  Math.min(most, Math.max(least, Math.round(amount / step) * step));
