import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { gramWords, type Food } from '../foods/index.ts';
import { isPantryFood } from './pantry.ts';

type Unit = 'bunch' | 'bulb' | 'loaf' | 'packet' | 'tin' | 'piece';
const units: Record<Unit, readonly [one: string, more: string, hindi: string]> = {
  bunch: ['bunch', 'bunches', 'गड्डी'],
  bulb: ['bulb', 'bulbs', 'गाँठ'],
  loaf: ['loaf', 'loaves', 'ब्रेड'],
  packet: ['packet', 'packets', 'पैकेट'],
  tin: ['tin', 'tins', 'डिब्बा'],
  piece: ['piece', 'pieces', 'नग'],
};

/** How a market or shop sells what is neither weighed nor poured, with the grams of one as our dishes use it. */
const sold: Readonly<Record<string, readonly [unit: Unit, grams: number]>> = {
  coriander: ['bunch', 50],
  mint: ['bunch', 40],
  'curry-leaves': ['bunch', 20],
  basil: ['bunch', 25],
  parsley: ['bunch', 30],
  spinach: ['bunch', 250],
  'methi-leaves': ['bunch', 200],
  'amaranth-leaves': ['bunch', 250],
  'mustard-greens': ['bunch', 300],
  'spring-onion': ['bunch', 100],
  celery: ['bunch', 200],
  lettuce: ['piece', 200],
  garlic: ['bulb', 35],
  'lemon-juice': ['piece', 40],
  'brown-bread': ['loaf', 200],
  'white-bread': ['loaf', 200],
  pita: ['packet', 256],
  'corn-tortilla': ['packet', 208],
  'rice-cakes': ['packet', 90],
  'coconut-milk': ['tin', 200],
  tuna: ['tin', 130],
};

/** Packets of these sizes in g; larger amounts are several of the last. */
const packets: Readonly<Record<string, readonly number[]>> = {
  grains: [250, 500, 1_000],
  pulses: [250, 500, 1_000],
  soy: [200],
  dairy: [200],
  nutsSeeds: [100, 250],
  meatFish: [250],
  vegetables: [250, 500],
  fruit: [250, 500],
  bread: [200],
  sweet: [100],
  drinks: [250],
  oils: [50],
  spices: [5, 10, 20],
};
const isMilk = ({ id }: Food) => /milk$/.test(id) && id !== 'coconut-milk';
const isPoured = ({ id, aisle }: Food) => isMilk({ id } as Food) || aisle === 'oils' || id === 'coconut-water';
/** Pieces of fruit and vegetables that are bought by number. */
const countedFrom = 60;

function upTo(grams: number, sizes: readonly number[]): number {
  const fits = sizes.find((size) => grams <= size);
  const largest = sizes.at(-1) ?? 100;
  const step = largest > 500 ? largest / 2 : largest;
  return fits ?? Math.ceil(grams / step - 1e-9) * step;
}

function counted(count: number, unit: Unit, language: PlanLanguage): string {
  const [one, more, hindi] = units[unit];
  if (language === 'hindi') return `${count} ${hindi}`;
  return `${count} ${count === 1 ? one : more}`;
}

function litres(millilitres: number, language: PlanLanguage): string {
  const [small, one, more] = language === 'hindi' ? ['मिली', 'लीटर', 'लीटर'] : ['ml', 'litre', 'litres'];
  if (millilitres < 1_000) return `${millilitres} ${small}`;
  return `${millilitres / 1_000} ${millilitres === 1_000 ? one : more}`;
}

/** How much of a food is bought for what a week uses: its grams, and the words on the list. */
export function boughtAs(food: Food, grams: number, language: PlanLanguage): { readonly grams: number; readonly shown: string } {
  const { aisle, measures, id } = food;
  const unit = sold[id];
  if (unit) {
    const [name, each] = unit;
    const count = Math.max(1, Math.ceil(grams / each - 0.05));
    return { grams: Math.round(count * each), shown: counted(count, name, language) };
  }
  if (aisle === 'eggs') {
    const count = Math.ceil(grams / (measures.piece ?? 50) - 1e-9);
    return { grams: count * (measures.piece ?? 50), shown: counted(count, 'piece', language) };
  }
  const piece = measures.piece ?? 0;
  if (aisle === 'fruit' && piece >= countedFrom) {
    const count = Math.max(1, Math.ceil(grams / piece - 0.1));
    return { grams: Math.round(count * piece), shown: counted(count, 'piece', language) };
  }
  if (isMilk(food)) return shownPoured(upTo(grams, [200, 500]), language);
  if (isPantryFood(food) && aisle !== 'oils') {
    const few = upTo(grams, aisle === 'spices' ? [5, 10, 20] : [50, 100]);
    return { grams: few, shown: gramWords(few, language) };
  }
  const sizes = id === 'ginger' || id === 'green-chilli' ? [50] : (packets[aisle] ?? [100]);
  const whole = upTo(grams, sizes);
  return isPoured(food) ? shownPoured(whole, language) : { grams: whole, shown: gramWords(whole, language) };
}

const shownPoured = (grams: number, language: PlanLanguage) => ({ grams, shown: litres(grams, language) });
