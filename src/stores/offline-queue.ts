import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import { CallRefused } from '../api-client/ask.ts';

/** What was given, when, and by whom: somebody else may sign in here before it can be sent. */
export type Kept<G> = G & { at: string; by: string };
/** `isSending`: it is under way from this tab, and not waiting for a connection. */
export type Pending<G> = Kept<G> & { isSending: boolean };

type Options<G, S> = {
  /** Where it is kept in local storage, and the name of the lock under which it is sent. */
  key: string;
  /** Of two things with the same name only the later one still has to be sent. */
  nameOf: (given: G) => string;
  send: (kept: Kept<G>) => Promise<S>;
  /** Gives what an earlier version of the site kept here the shape of today. */
  renew?: (kept: Kept<G>) => Kept<G>;
  /** Called with each answer, before what was sent is forgotten. */
  onSent: (sent: S, given: G) => void;
  /** The id of who is signed in on this page. */
  whose: () => string;
};

/** For so long after something was sent, the other tabs are told that it was. */
const announcedMs = 10_000;
type Stored<G> = Readonly<Record<string, Kept<G>>>;
const byMoment = (one: { at: string }, other: { at: string }) => one.at.localeCompare(other.at);
const hasLocks = () => typeof navigator !== 'undefined' && 'locks' in navigator;

/** What one tab has dropped from its storage another may still read there for a moment; a lock that is held is known to all at once. */
function announceSent(name: string): Promise<void> {
  if (!hasLocks()) return Promise.resolve();
  return new Promise((announced) => {
    void navigator.locks.request(name, { mode: 'shared' }, () => {
      announced();
      return new Promise((end) => setTimeout(end, announcedMs));
    });
  });
}

async function sentByOtherTabs(): Promise<ReadonlySet<string | undefined>> {
  if (!hasLocks()) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name));
}

/** Things that somebody did: sent at once where there is a connection, otherwise kept on the device and sent later, each once. */
export class OfflineQueue<G extends object, S> {
  /** What the server has not answered yet, of who is signed in, the oldest first. */
  readonly $pending: ReadableAtom<readonly Pending<G>[]>;
  readonly #options: Options<G, S>;
  readonly #found: WritableAtom<readonly Pending<G>[]> = atom([]);
  /** What this tab is sending itself, by its name and moment. */
  readonly #underWay = new Map<string, Kept<G>>();

  constructor(options: Options<G, S>) {
    this.#options = options;
    this.$pending = this.#found;
    onMount(this.#found, () => {
      const look = () => this.#look();
      look();
      // Another tab has kept or sent something.
      globalThis.addEventListener?.('storage', look);
      return () => globalThis.removeEventListener?.('storage', look);
    });
  }

  /** Resolves to the answer, or to undefined where there is no connection: then it is kept. Rejects with `CallRefused`, and keeps it only where the session has expired. */
  async give(given: G): Promise<S | undefined> {
    const kept = { ...given, at: new Date().toISOString(), by: this.#options.whose() };
    this.#underWay.set(this.#momentOf(kept), kept);
    this.#write({ ...this.#read(), [this.#nameOf(kept)]: kept });
    this.#look();
    try {
      return await this.#oneAtATime(() => this.#send(kept));
    } finally {
      this.#underWay.delete(this.#momentOf(kept));
      this.#look();
    }
  }

  /** Sends what was kept, the oldest first, until one cannot go. What is refused is given up and handed to `refused`. */
  sendKept(refused: (error: CallRefused, given: G) => void): Promise<S[]> {
    return this.#oneAtATime(() => this.#sendAll(refused));
  }

  async #sendAll(refused: (error: CallRefused, given: G) => void): Promise<S[]> {
    const sent: S[] = [];
    const gone = await sentByOtherTabs();
    for (const kept of this.#waiting().filter((one) => !gone.has(this.#sentName(one)))) {
      try {
        const answer = await this.#send(kept);
        if (answer === undefined) break;
        sent.push(answer);
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        if (error.code === 'sessionExpired') break;
        refused(error, kept);
      }
    }
    return sent;
  }

  async #send(kept: Kept<G>): Promise<S | undefined> {
    const { send, onSent } = this.#options;
    try {
      const sent = await send(kept);
      onSent(sent, kept);
      this.#drop(kept);
      await announceSent(this.#sentName(kept));
      return sent;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.code === 'network') return undefined;
      if (error.code !== 'sessionExpired') this.#drop(kept);
      throw error;
    }
  }

  #drop(kept: Kept<G>): void {
    this.#underWay.delete(this.#momentOf(kept));
    const { [this.#nameOf(kept)]: stored, ...others } = this.#read();
    // What was given since is another thing, and still has to go.
    if (stored?.at === kept.at) this.#write(others);
    this.#look();
  }

  /** Works out `$pending` anew. */
  #look(): void {
    const sending = [...this.#underWay.values()].map((kept) => ({ ...kept, isSending: true }));
    const waiting = this.#waiting().map((kept) => ({ ...kept, isSending: false }));
    this.#found.set([...waiting, ...sending].sort(byMoment));
  }

  #waiting(): Kept<G>[] {
    const { whose } = this.#options;
    const mine = Object.values(this.#read()).filter((kept) => kept.by === whose() && !this.#underWay.has(this.#momentOf(kept)));
    return mine.sort(byMoment);
  }

  #nameOf(kept: Kept<G>): string {
    return `${kept.by} ${this.#options.nameOf(kept)}`;
  }

  #momentOf(kept: Kept<G>): string {
    return `${this.#nameOf(kept)} ${kept.at}`;
  }

  #sentName(kept: Kept<G>): string {
    return `${this.#options.key} sent ${this.#momentOf(kept)}`;
  }

  /** Two tabs that come back to a connection at once send one after the other, so that each thing goes once. */
  async #oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    return hasLocks() ? await navigator.locks.request(this.#options.key, work) : work();
  }

  #read(): Stored<G> {
    try {
      const stored = (JSON.parse(localStorage.getItem(this.#options.key) ?? '{}') as Stored<G> | null) ?? {};
      const { renew = (kept) => kept } = this.#options;
      return Object.fromEntries(Object.entries(stored).map(([name, kept]) => [name, renew(kept)]));
    } catch {
      // Another program's text, or half of one; or a browser that keeps nothing.
      return {};
    }
  }

  #write(stored: Stored<G>): void {
    try {
      if (Object.keys(stored).length === 0) localStorage.removeItem(this.#options.key);
      else localStorage.setItem(this.#options.key, JSON.stringify(stored));
    } catch {
      // A browser that keeps nothing still sends what it can.
    }
  }
}
