import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { CallRefused } from '../api-client/ask.ts';
import { cachedAt, createFetcher, readAgain, replaceCached, seedCache } from './query.ts';

type Change<T> = (now: T) => T;

/** One entity of the server, shared by all islands of a page. `load` reads it; it rejects as `ask` does, and what was known before stays. */
export class EntityStore<T extends object> {
  /** What is shown: what the server said last, with the changes that it has not answered yet. Undefined until something is known. */
  readonly $value: ReadableAtom<T | undefined>;
  readonly #key: string;
  readonly #load: () => Promise<T>;
  readonly #expected: WritableAtom<readonly Change<T>[]> = atom([]);
  #changes = 0;

  constructor(key: string, load: () => Promise<T>) {
    this.#key = key;
    this.#load = load;
    const $fetched = createFetcher<T>([key], { fetcher: () => this.#loadSettled() });
    this.$value = computed([$fetched, this.#expected], (fetched, expected) => {
      const data = fetched.data;
      return data && expected.reduce<T>((now, change) => change(now), data);
    });
  }

  /** Takes the page's own data for the first, so that it is not asked for once more. Does nothing where something is known. */
  seed(first: T): void {
    seedCache(this.#key, first);
  }

  /** Takes over what the server said. `change` returns its argument where nothing is different. */
  put(change: Change<T>): void {
    this.#changes++;
    const now = this.#known();
    const next = now && change(now);
    if (next && next !== now) replaceCached(this.#key, next);
  }

  /**
   * Shows `expected` at once and does `work`. Afterwards the entity is what `settled` makes of the answer (`expected` where it is left out),
   * or what it was before where the work is refused. Rejects as `work` does.
   */
  async change<R>(expected: Change<T>, work: () => Promise<R>, settled: (now: T, answer: R) => T = expected): Promise<R> {
    // A function of its own, so that of two equal changes each is taken back by itself.
    const mine: Change<T> = (now) => expected(now);
    this.#expected.set([...this.#expected.get(), mine]);
    try {
      const answer = await work();
      this.put((now) => settled(now, answer));
      return answer;
    } finally {
      this.#expected.set(this.#expected.get().filter((one) => one !== mine));
    }
  }

  /** Reads it again: at once where it is shown, otherwise before it is shown next. */
  refresh(): void {
    this.#changes++;
    readAgain(this.#key);
  }

  #known(): T | undefined {
    return cachedAt(this.#key) as T | undefined;
  }

  /** What is read while something else changes the entity may be older than that change: then it is read once more. */
  async #loadSettled(): Promise<T> {
    const before = this.#changes;
    try {
      const data = await this.#load();
      return before === this.#changes ? data : await this.#loadSettled();
    } catch (error) {
      const kept = this.#known();
      if (!kept || !(error instanceof CallRefused)) throw error;
      return kept;
    }
  }
}

/** The entities of one kind, one store for each query. A query is what `load` needs: an id, or several as an object. */
export type EntityFamily<Q, T extends object> = {
  /** Only in a browser: on the server what is kept here would be shown to the next reader. */
  of(query: Q): EntityStore<T>;
  /** Those that this page has asked for. */
  opened(): readonly { query: Q; store: EntityStore<T> }[];
};

export function createEntityFamily<Q extends string | object, T extends object>(
  name: string,
  load: (query: Q) => Promise<T>,
): EntityFamily<Q, T> {
  const stores = new Map<string, { query: Q; store: EntityStore<T> }>();
  return {
    of(query) {
      const key = `${name} ${typeof query === 'string' ? query : JSON.stringify(Object.entries(query).sort())}`;
      const opened = stores.get(key) ?? { query, store: new EntityStore(key, () => load(query)) };
      stores.set(key, opened);
      return opened.store;
    },
    opened: () => [...stores.values()],
  };
}
