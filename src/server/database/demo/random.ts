/** A source of chance that gives the same sequence for the same seed (mulberry32, Tommy Ettinger 2017), so the demo is the same everywhere. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, but not, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
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

/** Picks items as often as their weights say. */
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
