import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { dietRequestSchema } from '../../src/contract/assistant/diet-request.ts';
import type { DietRequest } from '../../src/contract/assistant/diet-request.ts';
import { activities, allergens, dietPatterns, sexes } from '../../src/contract/assistant/words.ts';

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];
const dislikes = [
  'karela',
  'mushroom',
  'paneer',
  'fish',
  'brinjal',
  'tofu',
  'milk',
  'peanut',
  'onion',
  'rice',
  'spinach',
  'oats',
  'banana',
];
const weeks = [
  [],
  ['rest', 'training', 'training', 'rest', 'training', 'match', 'rest'],
  ['training', 'training', 'training', 'training', 'training', 'training', 'training'],
  ['match', 'rest', 'match', 'rest', 'match', 'rest', 'match'],
];

/**
 * Made-up people from a fixed seed: every way of eating, every allergen and combinations of them, ages 18 to 80, usual and unusual bodies.
 */
export function dietProfiles(count: number, seed = 20_261_121): DietRequest[] {
  const generator = xoroshiro128plus(seed);
  const chance = () => uniformFloat64(generator);
  const between = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1));
  const pick = <One>(from: readonly One[]): One => from[Math.floor(chance() * from.length)] as One;
  const some = <One>(from: readonly One[], part: number) => from.filter(() => chance() < part);
  return Array.from({ length: count }, (_, index) => {
    const isOdd = index % 10 === 0;
    const heightCm = isOdd ? between(135, 210) : between(148, 192);
    const bodyMassIndex = isOdd ? 15 + chance() * 30 : 18 + chance() * 14;
    const patterns = keysOf(dietPatterns);
    return dietRequestSchema.parse({
      language: index % 12 === 0 ? 'hindi' : 'english',
      sex: pick(keysOf(sexes)),
      age: between(18, 80),
      heightCm,
      weightKg: Math.min(240, Math.max(32, Math.round(bodyMassIndex * (heightCm / 100) ** 2))),
      activity: pick(keysOf(activities)),
      goal: pick(['lose', 'keep', 'gain']),
      pace: pick(['gentle', 'steady', 'quick']),
      meals: between(3, 6),
      patterns: index % 3 === 0 ? [] : index % 3 === 1 ? [pick(patterns)] : [...new Set([pick(patterns), pick(patterns)])],
      allergens: some(keysOf(allergens), pick([0, 0, 0.1, 0.25, isOdd ? 0.6 : 0.35])),
      dislikes: chance() < 0.25 ? [...new Set([pick(dislikes), pick(dislikes)])] : [],
      noDeficit: chance() < 0.05,
      dayLoads: pick(weeks),
      trainingAt: pick(['morning', 'evening']),
      budget: chance() < 0.2 ? 'low' : 'usual',
      protein: chance() < 0.1 ? 'more' : 'usual',
    });
  });
}
