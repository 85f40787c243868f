import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export type Chance = {
  /** 0 (included) to 1 (excluded). */
  readonly part: () => number;
  readonly pick: <T>(from: readonly T[]) => T | undefined;
  readonly shuffled: <T>(list: readonly T[]) => T[];
};

/** A random generator that repeats exactly for the same seed. */
export function seededChance(seed: number): Chance {
  const source = xoroshiro128plus(seed);
  const below = (count: number) => uniformInt(source, 0, count - 1);
  const part = () => below(1_000_003) / 1_000_003;
  return {
    part,
    pick: (from) => (from.length === 0 ? undefined : from[below(from.length)]),
    shuffled: (list) =>
      list
        .map((one) => ({ one, at: part() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  };
}
