import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A random generator with the same sequence for the same seed, so that the demo data is the same everywhere. */
export class Random {
  readonly #generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  /** From 0 (included) to 1 (excluded). */
  next(): number {
    return uniformFloat64(this.#generator);
  }

  /** A whole number from `lowest` to `highest`, both included. */
  between(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1));
  }

  isLucky(chance: number): boolean {
    return this.next() < chance;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }
}

/** Picks items randomly by weight. */
export class WeightedChoice<T> {
  readonly #items: readonly T[];
  readonly #upTo: number[];
  readonly #total: number;

  constructor(items: readonly T[], weightOf: (item: T) => number) {
    let total = 0;
    this.#items = items;
    this.#upTo = items.map((item) => (total += weightOf(item)));
    this.#total = total;
  }

  pick(random: Random): T {
    const wanted = random.next() * this.#total;
    let [low, high] = [0, this.#upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#upTo[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const item = this.#items[low];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }
}
