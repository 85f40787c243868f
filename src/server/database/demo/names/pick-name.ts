import type { Random } from '../random.ts';
import { WeightedChoice } from '../random.ts';
import { assamese, bengali, jharkhandi, northEastern, odia } from './eastern-names.ts';
import { muslim } from './muslim-names.ts';
import type { NamePool } from './name-pools.ts';
import { himalayan, hindi, kashmiri, punjabi } from './northern-names.ts';
import { kannada, keralaChristian, malayali, tamil, telugu } from './southern-names.ts';
import { goan, gujarati, marathi, parsi } from './western-names.ts';

type Weighted = readonly [NamePool, number][];

/** Every state also has some names from its neighbours and from the whole country. */
const everywhere: Weighted = [
  [hindi, 5],
  [muslim, 10],
  [punjabi, 1],
  [bengali, 1],
  [marathi, 1],
  [tamil, 1],
  [telugu, 1],
  [malayali, 1],
];
const northEast: Weighted = [
  [northEastern, 80],
  [bengali, 8],
  [assamese, 6],
];

const ofStates: Readonly<Record<string, Weighted>> = {
  Assam: [
    [assamese, 60],
    [bengali, 20],
    [muslim, 15],
    [northEastern, 6],
  ],
  Manipur: northEast,
  Meghalaya: northEast,
  Mizoram: northEast,
  Nagaland: northEast,
  'Arunachal Pradesh': [
    [northEastern, 60],
    [himalayan, 20],
    [assamese, 10],
  ],
  Tripura: [
    [bengali, 75],
    [northEastern, 20],
  ],
  Sikkim: [
    [himalayan, 70],
    [bengali, 10],
  ],
  Ladakh: [
    [himalayan, 70],
    [kashmiri, 25],
  ],
  'Jammu and Kashmir': [
    [kashmiri, 65],
    [hindi, 20],
    [punjabi, 10],
  ],
  'Himachal Pradesh': [
    [hindi, 75],
    [himalayan, 8],
    [punjabi, 12],
  ],
  Punjab: [
    [punjabi, 75],
    [hindi, 20],
  ],
  Chandigarh: [
    [punjabi, 50],
    [hindi, 45],
  ],
  Haryana: [
    [hindi, 80],
    [punjabi, 12],
  ],
  Delhi: [
    [hindi, 60],
    [punjabi, 18],
    [muslim, 8],
    [bengali, 4],
    [northEastern, 2],
  ],
  'West Bengal': [
    [bengali, 75],
    [muslim, 12],
    [hindi, 6],
  ],
  Odisha: [[odia, 85]],
  Jharkhand: [
    [hindi, 55],
    [jharkhandi, 28],
    [bengali, 10],
  ],
  Chhattisgarh: [
    [hindi, 78],
    [jharkhandi, 8],
    [odia, 6],
  ],
  Gujarat: [
    [gujarati, 82],
    [hindi, 5],
  ],
  Maharashtra: [
    [marathi, 68],
    [gujarati, 8],
    [hindi, 6],
    [goan, 2],
    [parsi, 1.5],
  ],
  Goa: [
    [goan, 48],
    [marathi, 34],
    [kannada, 8],
  ],
  Karnataka: [
    [kannada, 72],
    [telugu, 6],
    [tamil, 5],
    [goan, 3],
    [malayali, 2],
  ],
  Kerala: [
    [malayali, 55],
    [keralaChristian, 22],
    [muslim, 18],
  ],
  'Tamil Nadu': [
    [tamil, 84],
    [telugu, 3],
    [keralaChristian, 3],
  ],
  Puducherry: [
    [tamil, 86],
    [telugu, 4],
  ],
  Telangana: [
    [telugu, 74],
    [muslim, 8],
  ],
  'Andhra Pradesh': [[telugu, 88]],
};
const theRest: Weighted = [[hindi, 80]];

const choices = new Map<string, WeightedChoice<[NamePool, number]>>();

/** A random name of somebody from the state. */
export function pickName(random: Random, state: string, gender: 'women' | 'men'): { firstName: string; lastName: string } {
  let choice = choices.get(state);
  if (!choice) {
    choice = new WeightedChoice([...(ofStates[state] ?? theRest), ...everywhere], ([, weight]) => weight);
    choices.set(state, choice);
  }
  const [names] = choice.pick(random);
  return { firstName: random.pick(names[gender]), lastName: random.pick(names.surnames) };
}

/** Every pool, for the tests that count names. */
export const allNamePools: readonly NamePool[] = [
  hindi,
  punjabi,
  kashmiri,
  himalayan,
  marathi,
  gujarati,
  goan,
  parsi,
  kannada,
  tamil,
  telugu,
  malayali,
  keralaChristian,
  bengali,
  odia,
  assamese,
  northEastern,
  jharkhandi,
  muslim,
];
