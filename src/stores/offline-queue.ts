import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import { CallRefused } from '../api-client/ask.ts';

/** A queued entry: what was given, when, and by which user, as somebody else may sign in here before it can be sent. */
export type Kept<G> = G & { at: string; by: string };
/** `isSending`: a request of this tab is under way; otherwise the entry waits for a connection. */
export type Pending<G> = Kept<G> & { isSending: boolean };

type Options<G, S> = {
  /** The key in local storage, and the name of the lock that is held while sending. */
  key: string;
  /** Of two entries with the same name, only the later one is sent. */
  nameOf: (given: G) => string;
  send: (kept: Kept<G>) => Promise<S>;
  /** Converts an entry that an earlier version of the site stored to today's shape. */
  renew?: (kept: Kept<G>) => Kept<G>;
  /** Called with each answer of the server, before the entry is removed. */
  onSent: (sent: S, given: G) => void;
  /** The id of the user who is signed in on this page. */
  whose: () => string;
};

/** For this long after an entry was sent, other tabs are told so. */
const announcedMs = 10_000;
type Stored<G> = Readonly<Record<string, Kept<G>>>;
const byMoment = (one: { at: string }, other: { at: string }) => one.at.localeCompare(other.at);
const hasLocks = () => typeof navigator !== 'undefined' && 'locks' in navigator;

/**
 * Another tab may read an entry from storage for a moment after this tab removed it. A held lock is visible to all tabs at once, so it
 * marks the entry as sent.
 */
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

/** A queue of user actions: sent at once where there is a connection, otherwise stored on the device and sent later, each exactly once. */
export class OfflineQueue<G extends object, S> {
  /** The signed-in user's entries that the server has not answered yet, oldest first. */
  readonly $pending: ReadableAtom<readonly Pending<G>[]>;
  readonly #options: Options<G, S>;
  readonly #found: WritableAtom<readonly Pending<G>[]> = atom([]);
  /** The entries that this tab is sending, by name and time. */
  readonly #underWay = new Map<string, Kept<G>>();

  constructor(options: Options<G, S>) {
    this.#options = options;
    this.$pending = this.#found;
    onMount(this.#found, () => {
      const look = () => this.#look();
      look();
      // Another tab has stored or sent an entry.
      globalThis.addEventListener?.('storage', look);
      return () => globalThis.removeEventListener?.('storage', look);
    });
  }

  /**
   * Sends an entry and resolves to the answer. Without a connection it is stored and this resolves to undefined. Rejects with
   * `CallRefused`; the entry is kept only if the session has expired.
   */
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

  /** Sends the stored entries, oldest first, until one cannot be sent. A refused entry is removed and passed to `refused`. */
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
    // If a newer entry with the same name was stored meanwhile, it stays and is sent too.
    if (stored?.at === kept.at) this.#write(others);
    this.#look();
  }

  /** Recalculates `$pending`. */
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

  /** Two tabs that are online again at the same time send one after the other, so that no entry is sent twice. */
  async #oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    return hasLocks() ? await navigator.locks.request(this.#options.key, work) : work();
  }

  #read(): Stored<G> {
    try {
      const stored = (JSON.parse(localStorage.getItem(this.#options.key) ?? '{}') as Stored<G> | null) ?? {};
      const { renew = (kept) => kept } = this.#options;
      return Object.fromEntries(Object.entries(stored).map(([name, kept]) => [name, renew(kept)]));
    } catch {
      // The stored text is not ours or incomplete, or the browser has no storage.
      return {};
    }
  }

  #write(stored: Stored<G>): void {
    try {
      if (Object.keys(stored).length === 0) localStorage.removeItem(this.#options.key);
      else localStorage.setItem(this.#options.key, JSON.stringify(stored));
    } catch {
      // Without storage, an entry can still be sent at once.
    }
  }
}
