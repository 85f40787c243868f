import type { Food } from '../foods/index.ts';

const kept: ReadonlySet<string> = new Set([
  'sugar',
  'jaggery',
  'cornflour',
  'baking-powder',
  'tamarind',
  'ghee',
  'soy-sauce',
  'tamari',
  'cocoa',
]);

/** Whether a kitchen has it for longer than a week: oil, salt, spices. */
export const isPantryFood = ({ aisle, id }: Food): boolean => aisle === 'spices' || aisle === 'oils' || kept.has(id);
