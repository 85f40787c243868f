/**
 * Writes src/data/foods/usda.json: nutrients and weights of the foods in foods.json, from USDA SR24 (public domain).
 * Pass the folder with the unpacked usda_sr24.jar of Debian's package `cronometer`: node scripts/make-foods.ts <folder>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nutrientList } from '../src/server/assistant/foods/nutrients.ts';
import type { Nutrient } from '../src/server/assistant/foods/nutrients.ts';

type Chosen = { sr: string; instead?: Partial<Record<Nutrient, number>> };

/** The name of each nutrient in Cronometer's version of SR24; units are as in nutrients.ts. */
const calledThere: Record<Nutrient, string> = {
  kcal: 'Energy',
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  saturated: 'Saturated',
  fibre: 'Fiber',
  sugar: 'Sugars',
  sodium: 'Sodium',
  calcium: 'Calcium',
  iron: 'Iron',
  b12: 'B12 (Cyanocobalamin)',
};
const mayBeUnknown = new Set<Nutrient>(['sugar', 'saturated', 'b12', 'fibre']);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the unpacked usda_sr24.jar.');
const dataDir = new URL('../src/data/foods/', import.meta.url);
const chosen = JSON.parse(readFileSync(new URL('foods.json', dataDir), 'utf8')) as Chosen[];

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
const tags = (xml: string, name: string) => xml.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? [];

function rowOf(sr: string) {
  const xml = readFileSync(join(folder ?? '', `${sr}.xml`), 'utf8');
  const amounts = new Map(tags(xml, 'nutrient').map((tag) => [attribute(tag, 'name'), Number(attribute(tag, 'amount'))]));
  const per100g = nutrientList.map((nutrient) => {
    const amount = amounts.get(calledThere[nutrient]);
    if (amount === undefined && !mayBeUnknown.has(nutrient)) throw new Error(`${sr} has no ${calledThere[nutrient]}`);
    return amount ?? null;
  });
  const weights = tags(xml, 'measure').map((tag) => {
    const [amount, grams] = [Number(attribute(tag, 'amount')), Number(attribute(tag, 'grams'))];
    return [attribute(tag, 'name') ?? '', Math.round((grams / amount) * 10) / 10];
  });
  return { name: attribute(tags(xml, 'food')[0] ?? '', 'name')?.replaceAll('&quot;', '"') ?? '', per100g, weights };
}

const numbers = [...new Set(chosen.map(({ sr }) => sr))].sort();
const lines = numbers.map((sr) => `${JSON.stringify(sr)}:${JSON.stringify(rowOf(sr))}`);
writeFileSync(new URL('usda.json', dataDir), `{\n${lines.join(',\n')}\n}\n`);
process.stderr.write(`${numbers.length} foods of USDA SR24 for ${chosen.length} of ours\n`);
