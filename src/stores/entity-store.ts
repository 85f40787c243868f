import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { CallRefused, mayPass } from '../api-client/ask.ts';
import { holdStill } from './hold-still.ts';
import { cachedAt, createFetcher, readAgain, replaceCached, seedCache } from './query.ts';
import { readerAtRest } from './reader-input.ts';
import { countReload } from './reloads.ts';
import { Backoff } from './until-done.ts';

type Change<T> = (now: T) => T;

/**
 * One entity of the server, shared by all islands of a page. `load` reads it and rejects as `ask` does; after a failure the last known
 * value stays, and it is read again until the server answers.
 */
export class EntityStore<T extends object> {
  /**
   * The value to show: the last answer of the server with the optimistic changes that it has not confirmed yet. Undefined until something
   * is loaded.
   */
  readonly $value: ReadableAtom<T | undefined>;
  readonly #key: string;
  readonly #load: () => Promise<T>;
  readonly #expected: WritableAtom<readonly Change<T>[]> = atom([]);
  #changes = 0;
  #isReading = false;
  #isWantedAgain = false;
  readonly #retries = new Backoff();

  constructor(key: string, load: () => Promise<T>) {
    this.#key = key;
    this.#load = load;
    const $fetched = createFetcher<T>([key], { fetcher: () => this.#read() });
    this.$value = computed([$fetched, this.#expected], (fetched, expected) => {
      const data = fetched.data;
      return data && expected.reduce<T>((now, change) => change(now), data);
    });
  }

  /** Starts with the data that the page was rendered with, so that it is not fetched again. Does nothing where a value is known. */
  seed(first: T): void {
    seedCache(this.#key, first);
  }

  /** Applies a change that the server has confirmed. `change` returns its argument unchanged where nothing differs. */
  put(change: Change<T>): void {
    this.#changes++;
    const now = this.#known();
    const next = now && change(now);
    if (next && next !== now) replaceCached(this.#key, next);
  }

  /**
   * An optimistic update: shows `expected` at once and runs `work`. On success the value becomes `settled(now, answer)` (`expected` where
   * it is left out); on failure it is rolled back. Rejects as `work` does.
   */
  async change<R>(expected: Change<T>, work: () => Promise<R>, settled: (now: T, answer: R) => T = expected): Promise<R> {
    // A new function each time, so that two equal changes can be rolled back separately.
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

  /**
   * Reloads the entity: at once where it is shown, otherwise before it is shown next. During a read it is read once more afterwards; what
   * the running read brings is shown meanwhile, so that steady changes do not keep the page from ever showing one.
   */
  refresh(): void {
    countReload();
    if (this.#isReading) this.#isWantedAgain = true;
    else readAgain(this.#key);
  }

  async #read(): Promise<T> {
    this.#isReading = true;
    try {
      return await this.#loadSettled();
    } finally {
      this.#isReading = false;
      // In a task of its own: first the fetcher takes over what was read.
      if (this.#isWantedAgain) setTimeout(() => readAgain(this.#key));
      this.#isWantedAgain = false;
    }
  }

  #known(): T | undefined {
    return cachedAt(this.#key) as T | undefined;
  }

  /**
   * A read that overlaps with the reader's own change may return the state before that change, so it is repeated. What replaces a shown value
   * waits until the reader presses nothing.
   */
  async #loadSettled(): Promise<T> {
    const before = this.#changes;
    try {
      const data = await this.#load();
      this.#retries.end();
      if (this.#known()) await readerAtRest();
      if (before !== this.#changes) return await this.#loadSettled();
      if (this.#known()) holdStill();
      return data;
    } catch (error) {
      if (mayPass(error)) this.#retries.next(() => readAgain(this.#key));
      else this.#retries.end();
      const kept = this.#known();
      if (!kept || !(error instanceof CallRefused)) throw error;
      return kept;
    }
  }
}

/** All entities of one kind, with one store per query. A query is what `load` needs: an id, or an object with several. */
export type EntityFamily<Q, T extends object> = {
  /** Only in a browser: on the server, a cached entity would be shown to the next user. */
  of(query: Q): EntityStore<T>;
  /** The stores that this page has opened so far. */
  opened(): readonly { query: Q; store: EntityStore<T> }[];
};

const families = new Map<string, (team: string | undefined) => void>();

/** Whether a query is about a team, by its `team` or as the team's id; always where one of them names no team. */
function concerns(query: string | object, team: string | undefined): boolean {
  const own = typeof query === 'string' ? query : 'team' in query ? query.team : undefined;
  return team === undefined || own === undefined || own === team;
}

/** Reloads what this page has opened of the family with this name: what is about the team, or everything. */
export const refreshFamily = (name: string, team?: string): void => families.get(name)?.(team);

/** Reloads everything that this page has opened. */
export function refreshFamilies(): void {
  for (const refresh of families.values()) refresh(undefined);
}

export function createEntityFamily<Q extends string | object, T extends object>(
  name: string,
  load: (query: Q) => Promise<T>,
): EntityFamily<Q, T> {
  const stores = new Map<string, { query: Q; store: EntityStore<T> }>();
  families.set(name, (team) => {
    for (const { query, store } of stores.values()) if (concerns(query, team)) store.refresh();
  });
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
