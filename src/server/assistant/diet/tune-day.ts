import { growthOf, proteinFromFlours, servingLimits, sharesOf, type Eatable, type Nutrients, type Portion } from '../foods/index.ts';
import type { DietTarget } from '../../../contract/assistant/diet.ts';
import type { DayLimits } from './day-target.ts';
import { natureOf } from './goes-with.ts';
import { distanceFromTarget } from './judge-day.ts';
import type { Counted } from './judge-day.ts';

/** One item of a day that is being planned; `ideal` is the usual amount. */
export type Slot = {
  readonly eatable: Eatable;
  readonly meal: number;
  readonly portion: Portion;
  readonly ideal: number;
  amount: number;
  /** What one measure adds to each limit of what people eat, and its protein from flours; looked up once, because tuning is a hot path. */
  readonly shares: ReturnType<typeof sharesOf>;
  readonly flourProtein: number;
  /** g of vegetables and fruit in one measure. */
  readonly produce: number;
  /** Stays what it is, such as yesterday's dinner; only its amount may change. */
  readonly isFixed?: boolean;
};

/** A slot with the usual amount. */
export const slotOf = (eatable: Eatable, meal: number, portion: Portion, ideal: number): Slot => ({
  ...{ eatable, meal, portion, ideal, amount: ideal },
  shares: sharesOf(eatable),
  flourProtein: proteinFromFlours(eatable),
  produce: natureOf(eatable).produce,
});

/** A slot whose item and amount stay what they are. */
export const slotHeld = (slot: Slot, amount: number): Slot => ({
  ...slot,
  amount,
  ideal: amount,
  portion: { least: amount, most: amount, step: slot.portion.step },
  isFixed: true,
});

type Target = DietTarget & { readonly limits?: DayLimits };
export type Sums = Required<Counted> &
  Pick<Nutrients, 'saturated'> & {
    meals: number[];
    /** g of carbohydrate in each meal. */
    mealCarbs: number[];
    oddness: number;
    /** g of each food that is easily overdone, in the day and then in each meal, and the excess over what people eat. */
    grams: Float64Array;
    crowding: number;
    /** g of protein from flours and powders. */
    flourProtein: number;
    /** g of vegetables and fruit. */
    produce: number;
    growth: number;
    fatGrowth: number;
  };

/** How much more of fatty foods somebody eats who eats little carbohydrate. */
const fatGrowthOf = (limits: DayLimits | undefined): number => (limits?.carbs === undefined ? 1 : limits.fat.most > 0.75 ? 1.8 : 1.5);

const softSodium = 2_000;
export const oddnessOf = ({ ideal, amount }: Slot) => ((amount - ideal) / ideal) ** 2;

export function sumsOf(slots: readonly Slot[], meals: number, { kcal, limits }: Pick<Target, 'kcal' | 'limits'>): Sums {
  const sums: Sums = {
    ...{
      kcal: 0,
      protein: 0,
      carbs: 0,
      fat: 0,
      fibre: 0,
      sodium: 0,
      calcium: 0,
      saturated: 0,
      oddness: 0,
      crowding: 0,
      flourProtein: 0,
      produce: 0,
    },
    meals: Array<number>(meals).fill(0),
    mealCarbs: Array<number>(meals).fill(0),
    grams: new Float64Array(servingLimits.length * (meals + 1)),
    growth: growthOf(kcal),
    fatGrowth: fatGrowthOf(limits),
  };
  for (const slot of slots) {
    add(sums, slot, slot.amount);
    sums.oddness += oddnessOf(slot);
  }
  return sums;
}

/** Adds an amount of an item to the sums; a negative one removes it. */
export function add(sums: Sums, { eatable: { per }, meal, shares, flourProtein, produce }: Slot, amount: number) {
  sums.kcal += per.kcal * amount;
  sums.protein += per.protein * amount;
  sums.fat += per.fat * amount;
  sums.fibre += per.fibre * amount;
  sums.carbs += per.carbs * amount;
  sums.calcium += per.calcium * amount;
  sums.sodium += per.sodium * amount;
  sums.saturated += per.saturated * amount;
  sums.meals[meal] = (sums.meals[meal] ?? 0) + per.kcal * amount;
  sums.mealCarbs[meal] = (sums.mealCarbs[meal] ?? 0) + per.carbs * amount;
  sums.flourProtein += flourProtein * amount;
  sums.produce += produce * amount;
  for (let at = 0; at < shares.length; at++) {
    const { limit, grams } = shares[at] as (typeof shares)[number];
    const { meal: ofMeal, day, grows, isFat } = servingLimits[limit] as (typeof servingLimits)[number];
    const growth = (grows ? sums.growth : 1) * (isFat ? sums.fatGrowth : 1);
    crowd(sums, limit, grams * amount, day * growth);
    if (sums.meals.length > 0) crowd(sums, (meal + 1) * servingLimits.length + limit, grams * amount, ofMeal * growth);
  }
}

function crowd(sums: Sums, at: number, by: number, most: number) {
  const before = sums.grams[at] ?? 0;
  sums.crowding += (Math.max(0, before + by - most) - Math.max(0, before - most)) / most;
  sums.grams[at] = before + by;
}

/** Protein comes out of bags by less than a third. */
const mostFromFlours = 0.3;
/** How much more of one food, or of flours and powders, a day has than people eat; 0 is right. */
export const overeaten = ({ crowding, flourProtein, protein }: Sums): number =>
  crowding + Math.max(0, flourProtein / Math.max(1, protein) - mostFromFlours) * 3;

/** g of vegetables and fruit a day that the WHO advises (Healthy diet, 2020), with a little more to be sure. */
const produceWanted = 420;
/** The part of the advised vegetables and fruit that a day lacks; none is asked of somebody who eats hardly any carbohydrate. */
export const missingProduce = ({ produce }: Sums, { limits }: Pick<Target, 'limits'>): number =>
  limits?.carbs === undefined ? Math.max(0, produceWanted - produce) / produceWanted : 0;

/** The part by which a day has more fibre than it needs. */
export const muchFibre = ({ fibre }: Sums, target: Pick<Target, 'fibre'>): number => Math.max(0, fibre / usualFibreFor(target) - 1);

/** g of fibre that a day has without striving for it: 36, or a little over what its energy asks for. */
const usualFibreFor = ({ fibre }: Pick<Target, 'fibre'>): number => Math.max(36, fibre * 1.06);

/**
 * The cost of a day: mainly broken rules; then salt and saturated fat (WHO: 2 g of sodium, a tenth of energy), the usual size of meals,
 * and the usual amounts of items.
 */
export function costOf(sums: Sums, target: Target, shares: readonly number[]): number {
  let cost = distanceFromTarget(sums, target) * 100 + overeaten(sums) * 60;
  cost += (Math.max(0, sums.sodium - softSodium) / softSodium) * 8;
  cost += Math.max(0, (sums.saturated * 9) / target.kcal - 0.1) * 20;
  cost += missingProduce(sums, target) * 25 + muchFibre(sums, target) * 120;
  const wish = target.limits?.proteinWish ?? 0;
  if (sums.protein < wish) cost += ((wish - sums.protein) / wish) * 400;
  for (let meal = 0; meal < sums.meals.length; meal++) {
    const share = (sums.meals[meal] ?? 0) / target.kcal;
    cost += Math.max(0, Math.abs(share - (shares[meal] ?? 0)) - 0.05) * 12;
    if (target.limits?.isEven) cost += Math.abs((sums.mealCarbs[meal] ?? 0) / Math.max(1, sums.carbs) - (shares[meal] ?? 0)) * 10;
  }
  return cost + sums.oddness * 0.12;
}

function moved(sums: Sums, slot: Slot, by: number): void {
  sums.oddness -= oddnessOf(slot);
  slot.amount += by;
  sums.oddness += oddnessOf(slot);
  add(sums, slot, by);
}

const mayMove = ({ amount, portion: { least, most } }: Slot, by: number) => amount + by >= least - 1e-9 && amount + by <= most + 1e-9;

type Move = readonly [slot: Slot, by: number];

const movesOf = (slots: readonly Slot[]): Move[] =>
  slots
    .flatMap((slot) => [1, -1, 2, -2].map((steps) => [slot, steps * slot.portion.step] as const))
    .filter(([slot, by]) => mayMove(slot, by));

/** Tries every single change and then every pair, applies the best one, and repeats until nothing improves. Changes the slots' amounts. */
export function tuneDay(slots: readonly Slot[], target: Target, shares: readonly number[], mostRounds = 40): number {
  const sums = sumsOf(slots, shares.length, target);
  let cost = costOf(sums, target, shares);
  for (let round = 0; round < mostRounds; round++) {
    const best = bestMoves(slots, sums, target, shares, cost);
    if (!best) break;
    for (const [slot, by] of best.moves) moved(sums, slot, by);
    cost = best.cost;
  }
  return cost;
}

/** Index loops on purpose: this runs about ten thousand times per plan, and iterators would cost more than the work. */
function bestMoves(slots: readonly Slot[], sums: Sums, target: Target, shares: readonly number[], now: number) {
  const moves = movesOf(slots);
  let [least, first, second] = [now - 1e-6, -1, -1];
  const consider = (one: number, other: number) => {
    const cost = costOf(sums, target, shares);
    if (cost < least) [least, first, second] = [cost, one, other];
  };
  for (let one = 0; one < moves.length; one++) {
    const [slot, by] = moves[one] as Move;
    moved(sums, slot, by);
    consider(one, -1);
    moved(sums, slot, -by);
  }
  for (let one = 0; first < 0 && one < moves.length; one++) {
    const [slot, by] = moves[one] as Move;
    moved(sums, slot, by);
    for (let other = one + 1; other < moves.length; other++) {
      const [otherSlot, otherBy] = moves[other] as Move;
      if (otherSlot === slot) continue;
      moved(sums, otherSlot, otherBy);
      consider(one, other);
      moved(sums, otherSlot, -otherBy);
    }
    moved(sums, slot, -by);
    if (first >= 0) break;
  }
  const chosen = [moves[first], moves[second]].filter((move): move is Move => move !== undefined);
  return chosen.length > 0 ? { moves: chosen, cost: least } : undefined;
}
