import { sports, type SportId } from '../../../contract/sports.ts';
import { WeightedChoice, type Random } from './random.ts';

const usual: Readonly<Record<SportId, number>> = {
  16: 32,
  8: 20,
  17: 19,
  11: 8,
  7: 8,
  20: 6,
  30: 2.5,
  19: 1.6,
  9: 1,
  36: 1.2,
  18: 0.7,
  12: 0,
};

/** By how much a sport is more popular in a state than elsewhere. */
const favourites: Readonly<Record<string, Partial<Record<SportId, number>>>> = {
  Kerala: { 8: 2.2, 11: 2, 17: 1.5 },
  'West Bengal': { 8: 2.2 },
  Goa: { 8: 3 },
  Manipur: { 8: 3 },
  Mizoram: { 8: 3.5 },
  Meghalaya: { 8: 3 },
  Nagaland: { 8: 2.5 },
  Sikkim: { 8: 3 },
  Assam: { 8: 1.6, 17: 1.4 },
  Punjab: { 30: 2.5, 7: 1.8 },
  Chandigarh: { 19: 3, 7: 2 },
  'Tamil Nadu': { 11: 2, 7: 1.3 },
  Telangana: { 17: 2 },
  'Andhra Pradesh': { 17: 1.5, 36: 2 },
  Haryana: { 30: 1.6, 11: 1.6 },
  Chhattisgarh: { 36: 2.5 },
  Rajasthan: { 7: 1.5, 30: 1.5 },
};

// Ice needs a rink or a winter: Ladakh, the Himachal hills, and the one indoor rink in Dehradun.
const iceStates: Readonly<Record<string, number>> = { Ladakh: 90, 'Himachal Pradesh': 14 };
const iceCities: Readonly<Record<string, number>> = { Dehradun: 14 };

const choices = new Map<string, WeightedChoice<SportId>>();

/** A random sport, by its popularity in the city. */
export function pickSport(random: Random, city: string, state: string): SportId {
  const ice = iceCities[city] ?? iceStates[state] ?? 0;
  const key = `${state}/${ice}`;
  let choice = choices.get(key);
  if (!choice) {
    const weightOf = (id: SportId) => (id === 12 ? ice : usual[id] * (favourites[state]?.[id] ?? 1));
    choice = new WeightedChoice(
      sports.map(({ id }) => id),
      weightOf,
    );
    choices.set(key, choice);
  }
  return choice.pick(random);
}

/** One to three random sports, the favourite first. */
export function pickSports(random: Random, city: string, state: string): [SportId, ...SportId[]] {
  const favourite = pickSport(random, city, state);
  const others = Array.from({ length: random.pick([0, 0, 0, 0, 1, 1, 2]) }, () => pickSport(random, city, state));
  return [favourite, ...new Set(others.filter((id) => id !== favourite))];
}

const levelChoice = new WeightedChoice(
  [
    ['beginner', 33],
    ['intermediate', 41],
    ['advanced', 21],
    ['professional', 5],
  ] as const,
  ([, weight]) => weight,
);

export const pickLevel = (random: Random): string => levelChoice.pick(random)[0];
