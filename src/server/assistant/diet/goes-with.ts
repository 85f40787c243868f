import type { Eatable, Food, Role } from '../foods/index.ts';

/** Foods that a dish is about if they are a fifth of it; two such dishes do not come to one meal. */
const featured: readonly (readonly [name: string, ids: string])[] = [
  ['egg', 'egg egg-white'],
  ['paneer', 'paneer low-fat-cottage'],
  ['tofu', 'tofu silken-tofu'],
  ['soya', 'soy-chunks soybeans edamame soy-nuts tempeh'],
  ['chicken', 'chicken-breast chicken-thigh chicken-mince chicken-liver turkey-mince'],
  ['mutton', 'goat lamb lamb-mince'],
  ['fish', 'tilapia rohu catfish pomfret mackerel surmai salmon tuna sardine prawns crab'],
  ['moong', 'moong moong-sprouts'],
  ['masoor', 'masoor masoor-dal lentil-sprouts'],
  ['toor', 'toor-dal'],
  ['chana', 'chickpeas chana-dal roasted-chana besan sattu'],
  ['rajma', 'rajma black-beans lobia'],
  ['potato', 'potato sweet-potato'],
  ['greens', 'spinach methi-leaves amaranth-leaves mustard-greens kale'],
  ['cabbage', 'cabbage red-cabbage'],
  ['cauliflower', 'cauliflower broccoli'],
  ['gourd', 'lauki turai ash-gourd zucchini'],
  ['pumpkin', 'pumpkin'],
  ['carrot', 'carrot'],
  ['beans', 'beans sem'],
  ['beetroot', 'beetroot'],
  ['capsicum', 'capsicum red-capsicum'],
  ['mushroom', 'mushroom'],
  ['cucumber', 'cucumber'],
  ['peas', 'peas'],
  ['peanut', 'peanuts peanut-butter'],
  ['banana', 'banana'],
  ['apple', 'apple'],
  ['orange', 'orange mandarin sweet-lime'],
  ['mango', 'mango'],
  ['pomegranate', 'pomegranate'],
];
/** The bit of each food's group, so that two dishes are compared in one step. */
const featureOf = new Map(featured.flatMap(([, ids], bit) => ids.split(' ').map((id) => [id, 1 << bit] as const)));
const featuredPart = 0.2;

const ids = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const milks = ids('milk low-fat-milk skim-milk buffalo-milk soy-milk');
const curds = ids('curd low-fat-curd hung-curd soy-curd');
const foreignFlats = ids('pita corn-tortilla');
/** Kept out of the count of vegetables: what only seasons, and tubers (WHO counts no tubers). */
const noVegetable = ids(
  'garlic ginger green-chilli coriander mint curry-leaves basil parsley olives potato sweet-potato arbi yam tapioca raw-banana',
);
/** In a gravy they are its ground, not a vegetable of the meal. */
const groundOfGravy = ids('onion shallot tomato');

/** One base fills a meal: a flatbread, rice, or a dish that is its own base, such as khichdi, idli or a sandwich. */
type Base = 'flat' | 'rice' | 'whole' | undefined;
type Nature = {
  readonly base: Base;
  /** Bits of the groups of foods that it is about. */
  readonly features: number;
  readonly isMilky: boolean;
  readonly isCurdy: boolean;
  readonly isDrunk: boolean;
  readonly isPulse: boolean;
  readonly isFlesh: boolean;
  readonly style: 'south' | 'foreign' | undefined;
  /** Whether it is the vegetable of a meal. */
  readonly isVegetable: boolean;
  /** g of vegetables and fruit in one measure. */
  readonly produce: number;
};

const wholes: ReadonlySet<Role> = new Set<Role>(['tiffin', 'bowl']);
const baseKind = ({ role }: Eatable): Base =>
  role === 'bread' ? 'flat' : role === 'rice' ? 'rice' : wholes.has(role) ? 'whole' : undefined;
const isProduce = ({ aisle, id, flags }: Food): boolean =>
  (aisle === 'vegetables' && !noVegetable.has(id)) || (aisle === 'fruit' && id !== 'lemon-juice' && !flags.includes('alcohol'));
const looseRoles: ReadonlySet<Role> = new Set<Role>(['salad', 'soup', 'curd']);
/** g of vegetables in a measure from which on it is a vegetable dish. */
const leastVegetable = 60;

const sides: ReadonlySet<Role> = new Set<Role>(['bread', 'chutney']);
/** From which part of pulses on a dish is one of pulses; idlis and chutneys have some and are eaten with sambar. */
const pulsePartOf = (role: Role): number => (sides.has(role) ? Infinity : role === 'tiffin' ? 0.5 : role === 'dal' ? 0 : 0.22);

function natureFrom(one: Eatable): Nature {
  const { ingredients, role, dish, id } = one;
  const solid = ingredients.filter(({ food }) => food.id !== 'water');
  const whole = solid.reduce((sum, { grams }) => sum + grams, 0) || 1;
  const gramsOf = (is: (food: Food) => boolean) => solid.reduce((sum, { food, grams }) => sum + (is(food) ? grams : 0), 0);
  const byFeature = new Map<number, number>();
  for (const { food, grams } of solid) {
    const bit = featureOf.get(food.id);
    if (bit) byFeature.set(bit, (byFeature.get(bit) ?? 0) + grams);
  }
  const isGreen = (food: Food) =>
    isProduce(food) &&
    food.aisle === 'vegetables' &&
    (looseRoles.has(role) || !groundOfGravy.has(food.id) || (role === 'sabzi' && food.id === 'tomato'));
  const pulses = gramsOf(({ aisle, id: food }) => aisle === 'pulses' || food === 'soy-chunks');
  return {
    base: baseKind(one),
    features: [...byFeature].reduce((bits, [bit, grams]) => (grams / whole >= featuredPart ? bits | bit : bits), 0),
    isMilky: gramsOf((food) => milks.has(food.id)) >= 120,
    isCurdy: role === 'curd' || gramsOf((food) => curds.has(food.id)) / whole >= 0.25,
    isDrunk: role === 'drink' || role === 'shake',
    isPulse: pulses / whole >= pulsePartOf(role),
    isFlesh: gramsOf(({ flags }) => flags.some((flag) => flag === 'meat' || flag === 'fish' || flag === 'shellfish')) > 0,
    style: dish?.style ?? (foreignFlats.has(id) ? 'foreign' : undefined),
    isVegetable: gramsOf(isGreen) >= leastVegetable,
    produce: gramsOf(isProduce),
  };
}

const kept = new WeakMap<Eatable, Nature>();
/** What an item is in a meal; looked up once, because it is asked in the hot path of planning. */
export function natureOf(one: Eatable): Nature {
  const known = kept.get(one) ?? natureFrom(one);
  kept.set(one, known);
  return known;
}

/** Roles of which a meal may have two: fruit, and two vegetables as on a thali. */
const mayBeTwo: ReadonlySet<Role> = new Set<Role>(['fruit', 'sabzi', 'fat']);
const cooked: ReadonlySet<Role> = new Set<Role>(['main', 'dal', 'sabzi', 'soup']);
const protein: ReadonlySet<Role> = new Set<Role>(['main', 'protein']);
const has = (one: Eatable, other: Eatable, is: (one: Eatable, other: Eatable) => boolean) => is(one, other) || is(other, one);

function areTwoBases(one: Eatable, other: Eatable): boolean {
  const [first, second] = [natureOf(one), natureOf(other)];
  if (!first.base || !second.base) return false;
  const isThali = first.base !== second.base && first.base !== 'whole' && second.base !== 'whole';
  return !(isThali && !first.style && !second.style);
}

/** A dish that is its own base is eaten with what belongs to it: khichdi with curd, dosa with sambar, pasta with salad. */
function isNoSideOf(whole: Eatable, side: Eatable): boolean {
  const { base, style } = natureOf(whole);
  if (base !== 'whole' || !cooked.has(side.role)) return false;
  const sideStyle = natureOf(side).style;
  if (style === 'foreign' || sideStyle === 'foreign') return side.role !== 'soup';
  if (whole.role === 'tiffin') return !(style === 'south' && sideStyle === 'south' && side.role !== 'sabzi') && side.role !== 'soup';
  return side.role === 'main' || side.role === 'dal';
}

function isNoSideOfFlat(flat: Eatable, side: Eatable): boolean {
  if (natureOf(flat).base !== 'flat') return false;
  const isSouth = natureOf(side).style === 'south';
  if (isSouth && (side.role === 'dal' || side.role === 'soup')) return true;
  return natureOf(flat).style === 'foreign' && (side.role === 'dal' || side.role === 'sabzi' || side.dish?.method === 'simmer');
}

const isMilkBesideOther = (one: Eatable, other: Eatable) =>
  natureOf(one).isMilky && (natureOf(other).isCurdy || natureOf(other).isFlesh || natureOf(other).isMilky);

function isForeignBesideOurs(one: Eatable, other: Eatable): boolean {
  if (natureOf(one).style !== 'foreign' || natureOf(other).style === 'foreign') return false;
  return other.role === 'dal' || other.role === 'chutney' || (natureOf(one).base === 'whole' && other.role === 'curd');
}

const withMilk = ids('banana apple mango dates chikoo papaya pear custard-apple raisins strawberry');
/** Milk curdles beside sour fruit; banana, mango, apple and dates are eaten with it. */
const isSourBesideMilk = (one: Eatable, other: Eatable) =>
  (natureOf(one).isMilky || isTea(one)) && other.role === 'fruit' && !withMilk.has(other.id);

const sweetTiffin = ({ role, measure, dish }: Eatable) => role === 'tiffin' && (measure === 'bowl' || dish?.method === 'raw');
/** Chutney is for what is savoury, coconut and peanut chutney for the south's breakfasts. */
const isNoPlaceForChutney = (chutney: Eatable, other: Eatable) =>
  chutney.role === 'chutney' &&
  (sweetTiffin(other) ||
    (natureOf(chutney).style === 'south' && natureOf(other).base !== undefined && natureOf(other).style !== 'south') ||
    other.role === 'main' ||
    (other.role === 'dal' && natureOf(other).style !== 'south'));

/** Whether no cook would serve two items in one meal: two bases, two dals, milk beside fish, sambar beside roti. */
function clash(one: Eatable, other: Eatable): boolean {
  if (one.role === other.role && !mayBeTwo.has(one.role)) return true;
  const [first, second] = [natureOf(one), natureOf(other)];
  if (first.isDrunk && second.isDrunk) return true;
  if (first.isCurdy && second.isCurdy) return true;
  if (protein.has(one.role) && protein.has(other.role)) return true;
  if (first.isPulse && second.isPulse) return true;
  if (first.features & second.features) return true;
  return (
    areTwoBases(one, other) ||
    has(one, other, isNoSideOf) ||
    has(one, other, isNoSideOfFlat) ||
    has(one, other, isMilkBesideOther) ||
    has(one, other, isForeignBesideOurs) ||
    has(one, other, isSourBesideMilk) ||
    has(one, other, isNoPlaceForChutney) ||
    has(one, other, (spread, whole) => spread.role === 'spread' && natureOf(whole).base === 'whole') ||
    has(one, other, (soup, dal) => soup.role === 'soup' && dal.role === 'dal')
  );
}

const mostFruits = 2;
const centres: ReadonlySet<Role> = new Set<Role>(['main', 'dal', 'bowl']);
const isBig = (letter: string) => letter === 'l' || letter === 'd' || letter === 'c';
const onBread: ReadonlySet<Role> = new Set<Role>(['main', 'dal', 'spread', 'curd']);
const count = (items: readonly Eatable[], is: (one: Eatable) => boolean): number =>
  items.reduce((sum, one) => (is(one) ? sum + 1 : sum), 0);
const isFruit = ({ role }: Eatable) => role === 'fruit';
const isCentre = ({ role }: Eatable) => centres.has(role);
const isVegetable = (one: Eatable) => natureOf(one).isVegetable;

/** How many things are wrong with an item in a meal for a cook: what it clashes with, and what is missing with it there. */
export function faultsWith(one: Eatable, beside: readonly Eatable[], letter: string): number {
  let faults = count(beside, (other) => clash(one, other));
  if (isFruit(one) && count(beside, isFruit) >= mostFruits) faults++;
  if (isBig(letter)) {
    if (!isCentre(one) && !beside.some(isCentre)) faults++;
    if (!isVegetable(one) && !beside.some(isVegetable)) faults++;
  }
  const isBread = letter === 'b' && (one.role === 'bread' || beside.some(({ role }) => role === 'bread'));
  return faults + (isBread && !onBread.has(one.role) && !beside.some(({ role }) => onBread.has(role)) ? 1 : 0);
}

/** How many things are wrong with a whole meal. */
export function faultsIn(items: readonly Eatable[], letter: string): number {
  const [first, ...rest] = items;
  if (!first) return 0;
  const ofRest = rest.reduce((sum, one, at) => sum + count(rest.slice(at + 1), (other) => clash(one, other)), 0);
  return faultsWith(first, rest, letter) + ofRest;
}

/** How often milk and tea are drunk on one day at most. */
const [mostMilk, mostTea] = [2, 2];
const isMilk = (one: Eatable) => natureOf(one).isMilky;
const isTea = ({ role, ingredients }: Eatable) =>
  role === 'drink' && ingredients.some(({ food }) => food.id === 'tea' || food.id === 'coffee');

/** Whether one more of this is too much of it for a day. */
export const isTooOften = (one: Eatable, rest: readonly Eatable[]): boolean =>
  (isMilk(one) && count(rest, isMilk) >= mostMilk) || (isTea(one) && count(rest, isTea) >= mostTea);

/** How many things of a day come too often. */
export const faultsOfDay = (items: readonly Eatable[]): number =>
  count(items, (one) =>
    isTooOften(
      one,
      items.filter((other) => other !== one),
    ),
  );

/** Whether an item joins a meal without a clash, and the day without too much of it. */
export const joins = (one: Eatable, meal: readonly Eatable[], before: readonly Eatable[]): boolean =>
  !meal.some((other) => clash(one, other)) &&
  !(isFruit(one) && count(meal, isFruit) >= mostFruits) &&
  !isTooOften(one, [...before, ...meal]);
