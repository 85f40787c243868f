import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export type WeightedRandom = {
  /** From 0 to just under 1. */
  readonly next: () => number;
  /** Picks one item by weight; undefined if all weights are 0. */
  readonly pick: <One>(from: readonly One[], weightOf: (one: One) => number) => One | undefined;
};

/** A random generator with the same sequence for the same seed and version. */
export function weightedRandom(seed: number, version = 1): WeightedRandom {
  const generator = xoroshiro128plus((Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(version, 0x85ebca6b)) | 0);
  const next = () => uniformFloat64(generator);
  return {
    next,
    pick: (from, weightOf) => {
      const weights = from.map(weightOf);
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (left -= weight) < 0 && weight > 0);
      return index >= 0 ? from[index] : from.findLast((_, last) => (weights[last] ?? 0) > 0);
    },
  };
}
