import type { Eatable } from './eatable.ts';
import type { Role } from './food.ts';
import { growthOf, servingLimits, sharesOf } from './serving-limits.ts';

export type Portion = { readonly least: number; readonly most: number; readonly step: number };

/** The largest serving of a role in g that a plate, katori or glass holds, and the smallest that is worth serving. */
type Plate = { readonly most: number; readonly least: number; readonly grows?: true };
const plates: Record<Role, Plate> = {
  tiffin: { most: 350, least: 90, grows: true },
  bowl: { most: 400, least: 150, grows: true },
  main: { most: 350, least: 100, grows: true },
  dal: { most: 350, least: 120, grows: true },
  sabzi: { most: 300, least: 100 },
  bread: { most: 170, least: 25, grows: true },
  rice: { most: 290, least: 100, grows: true },
  salad: { most: 250, least: 90 },
  curd: { most: 250, least: 60 },
  soup: { most: 350, least: 115 },
  chutney: { most: 45, least: 20 },
  crunch: { most: 230, least: 55 },
  shake: { most: 450, least: 240 },
  protein: { most: 170, least: 40 },
  drink: { most: 370, least: 120 },
  sweet: { most: 220, least: 100 },
  fruit: { most: 310, least: 50 },
  nuts: { most: 45, least: 6 },
  seeds: { most: 30, least: 8 },
  spread: { most: 35, least: 15 },
  fat: { most: 35, least: 4 },
};

type Pieces = { readonly least: number; readonly most: number; readonly step: number; readonly grows?: true };
/** How many pieces are served, by what a piece weighs and what it is for. */
function piecesOf({ role, grams, dish }: Eatable): Pieces {
  if (role === 'bread') return { least: 1, most: grams <= 42 ? 4 : 3, step: 1, grows: true };
  if (role === 'bowl') return { least: 1, most: 2, step: 0.5 };
  if (role === 'tiffin' && dish?.method === 'raw') return { least: 1, most: 2, step: grams < 100 ? 1 : 0.5 };
  if (role === 'tiffin')
    return grams < 50 ? { least: 2, most: 4, step: 1 } : { least: 1, most: 3, step: grams < 100 ? 1 : 0.5, grows: true };
  if (role === 'main') return grams < 50 ? { least: 3, most: 8, step: 1 } : { least: 1, most: 2, step: grams < 100 ? 1 : 0.5 };
  if (role === 'protein') return grams < 30 ? { least: 3, most: 6, step: 1 } : { least: 1, most: 3, step: 1 };
  return { least: 1, most: grams < 30 ? 2 : 4, step: 1 };
}

const isPiece = ({ measure }: Eatable) => measure === 'piece' || measure === 'slice' || measure === 'half';

function plateOf(eatable: Eatable, growth: number): Portion {
  if (isPiece(eatable)) {
    const { least, most, step, grows } = piecesOf(eatable);
    return { least, most: Math.max(least, Math.floor(most * (grows ? growth : 1))), step };
  }
  const { most, least, grows } = plates[eatable.role];
  const isCup = eatable.measure === 'cup';
  const isCrisp = eatable.role === 'crunch' && eatable.grams <= 40;
  const step = eatable.measure === 'tbsp' || eatable.measure === 'tsp' ? 1 : 0.5;
  const whole = (grams: number, round: (value: number) => number) => round(grams / eatable.grams / step) * step;
  const heaviest = isCrisp ? 45 : isCup ? 290 : most * (grows ? growth : 1);
  return {
    least: Math.max(step, whole(isCrisp ? 20 : least, Math.ceil)),
    most: Math.max(step, whole(heaviest + 0.01, Math.floor)),
    step,
  };
}

const kept = new WeakMap<Eatable, Map<number, Portion>>();

/** The smallest and largest serving of an item that people eat, in its measure; larger on days with more energy. */
export function portionOf(eatable: Eatable, dayKcal: number): Portion {
  const growth = growthOf(dayKcal);
  const known = kept.get(eatable) ?? new Map<number, Portion>();
  kept.set(eatable, known);
  const portion = known.get(growth) ?? portionFor(eatable, growth);
  known.set(growth, portion);
  return portion;
}

function portionFor(eatable: Eatable, growth: number): Portion {
  const { least, most, step } = eatable.range ?? plateOf(eatable, growth);
  const byFood = sharesOf(eatable).map(({ limit, grams }) => {
    const one = servingLimits[limit];
    return one ? (one.meal * (one.grows ? growth : 1)) / grams : Infinity;
  });
  const capped = Math.floor(Math.min(most, ...byFood) / step + 1e-9) * step;
  const from = Math.min(least, Math.max(step, capped));
  return { least: from, most: Math.max(from, capped), step };
}

/** The nearest amount that can be measured and lies within the portion. */
export const fitted = (amount: number, { least, most, step }: Portion): number =>
  Math.min(most, Math.max(least, Math.round(amount / step) * step));
