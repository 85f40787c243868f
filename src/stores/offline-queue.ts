import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import { CallRefused, mayPass } from '../api-client/ask.ts';

/** A queued entry: what was given, when, and by which user, as somebody else may sign in here before it can be sent. */
export type Kept<G> = G & { at: string; by: string };
/** `isSending`: a request of this tab is under way; otherwise the entry waits for a connection. */
export type Pending<G> = Kept<G> & { isSending: boolean };

type Options<G, S> = {
  /** The key in local storage, and the name of the lock that is held while sending. */
  key: string;
  /** Of two entries with the same name, only the later one is sent. */
  nameOf: (given: G) => string;
  /** Entries with the same subject are sent in the order in which they were given. */
  subjectOf: (given: G) => string;
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
/** What cannot be sent is tried again after this long, then after twice as long each time, up to the longest. */
const firstAgainMs = 5_000;
const longestAgainMs = 300_000;
type Refused<G> = (error: CallRefused, given: G) => void;
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
  #refused: Refused<G> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #againMs = firstAgainMs;
  /** The run that is sending the stored entries. */
  #sendingKept: Promise<S[]> | undefined;
  /** The end of what this tab is sending, for browsers without locks. */
  #turn: Promise<unknown> = Promise.resolve();

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
   * Sends an entry, after those that wait with the same subject, and resolves to the answer. Where it cannot be sent now (no connection, a
   * server that fails or asks to wait) it is stored and this resolves to undefined. Rejects with `CallRefused`; the entry is then kept only
   * if the session has expired.
   */
  async give(given: G): Promise<S | undefined> {
    const kept = { ...given, at: new Date().toISOString(), by: this.#options.whose() };
    this.#underWay.set(this.#momentOf(kept), kept);
    this.#write(kept);
    this.#look();
    try {
      return await this.#oneAtATime(() => this.#sendInOrder(kept));
    } finally {
      this.#underWay.delete(this.#momentOf(kept));
      this.#look();
    }
  }

  /**
   * Sends the stored entries, oldest first, and tries again later what cannot be sent now. A refused entry is removed and passed to
   * `refused`, also where it is refused at a later try. A call during a run joins it: several parts of a page call this when the network is
   * back, and an entry that is given meanwhile is sent by `give`.
   */
  sendKept(refused: Refused<G>): Promise<S[]> {
    this.#refused = refused;
    this.#sendingKept ??= this.#oneAtATime(() => this.#sendAll(refused)).finally(() => {
      this.#sendingKept = undefined;
    });
    return this.#sendingKept;
  }

  /** Sends an entry after the older ones with its subject; while one of those cannot be sent, the entry waits too. */
  async #sendInOrder(kept: Kept<G>): Promise<S | undefined> {
    const { subjectOf } = this.#options;
    const older = await this.#unsent((one) => one.at < kept.at && subjectOf(one) === subjectOf(kept));
    const { isHeldUp } = await this.#sendEach(older, (error, one) => this.#refused?.(error, one));
    return isHeldUp ? undefined : this.#send(kept);
  }

  async #sendAll(refused: Refused<G>): Promise<S[]> {
    return (await this.#sendEach(await this.#unsent(), refused)).sent;
  }

  /**
   * Sends entries one after the other. One that cannot be sent now holds up the later ones with its subject. `isHeldUp`: some are still
   * waiting.
   */
  async #sendEach(entries: readonly Kept<G>[], refused: Refused<G>): Promise<{ sent: S[]; isHeldUp: boolean }> {
    const { subjectOf } = this.#options;
    const sent: S[] = [];
    const heldUp = new Set<string>();
    for (const kept of entries) {
      if (heldUp.has(subjectOf(kept))) continue;
      try {
        const answer = await this.#send(kept);
        if (answer !== undefined) sent.push(answer);
        else heldUp.add(subjectOf(kept));
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        if (error.code === 'sessionExpired') return { sent, isHeldUp: true };
        refused(error, kept);
      }
      if (heldUp.size > 0 && typeof navigator !== 'undefined' && navigator.onLine === false) break;
    }
    return { sent, isHeldUp: heldUp.size > 0 };
  }

  /** The stored entries that no tab has sent, oldest first. */
  async #unsent(isWanted: (kept: Kept<G>) => boolean = () => true): Promise<Kept<G>[]> {
    const waiting = this.#waiting().filter(isWanted);
    if (waiting.length === 0) return [];
    const gone = await sentByOtherTabs();
    return waiting.filter((one) => !gone.has(this.#sentName(one)));
  }

  #tryAgain(): void {
    const refused = this.#refused;
    if (!refused || this.#again !== undefined) return;
    this.#again = setTimeout(
      () => {
        this.#again = undefined;
        void this.sendKept(refused);
      },
      this.#againMs * (1 + Math.random() / 2),
    );
    this.#againMs = Math.min(longestAgainMs, 2 * this.#againMs);
  }

  async #send(kept: Kept<G>): Promise<S | undefined> {
    const { send, onSent, whose } = this.#options;
    // Somebody else has signed in since it was given.
    if (kept.by !== whose()) return undefined;
    try {
      const sent = await send(kept);
      onSent(sent, kept);
      this.#drop(kept);
      this.#againMs = firstAgainMs;
      await announceSent(this.#sentName(kept));
      return sent;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (mayPass(error)) {
        this.#tryAgain();
        return undefined;
      }
      if (error.code !== 'sessionExpired') this.#drop(kept);
      throw error;
    }
  }

  #drop(kept: Kept<G>): void {
    this.#underWay.delete(this.#momentOf(kept));
    // If a newer entry with the same name was stored meanwhile, it stays and is sent too.
    if (this.#read().find((stored) => this.#nameOf(stored) === this.#nameOf(kept))?.at === kept.at) this.#remove(kept);
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
    const mine = this.#read().filter((kept) => kept.by === whose() && !this.#underWay.has(this.#momentOf(kept)));
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
    if (hasLocks()) return await navigator.locks.request(this.#options.key, work);
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  /** Each entry has a key of its own in the storage, so that tabs that write at the same time do not overwrite each other's. */
  #keyOf(kept: Kept<G>): string {
    return `${this.#options.key} ${this.#nameOf(kept)}`;
  }

  #read(): Kept<G>[] {
    const { key: prefix, renew = (kept) => kept } = this.#options;
    try {
      this.#splitUp();
      const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
      const texts = keys.filter((key) => key.startsWith(`${prefix} `)).map((key) => localStorage.getItem(key));
      return texts.flatMap((text) => parseEntry<G>(text)).map(renew);
    } catch {
      // The browser has no storage.
      return [];
    }
  }

  /** An earlier version stored all entries under one key. They are stored one by one at the first reading. */
  #splitUp(): void {
    const { key, renew = (kept) => kept } = this.#options;
    const text = localStorage.getItem(key);
    if (text === null) return;
    for (const kept of Object.values(parseTogether<G>(text)).map(renew)) this.#write(kept);
    localStorage.removeItem(key);
  }

  #write(kept: Kept<G>): void {
    try {
      localStorage.setItem(this.#keyOf(kept), JSON.stringify(kept));
    } catch {
      // Without storage, an entry can still be sent at once.
    }
  }

  #remove(kept: Kept<G>): void {
    try {
      localStorage.removeItem(this.#keyOf(kept));
    } catch {
      // Without storage there is nothing to remove.
    }
  }
}

/** One stored entry; none where the stored text is not ours or incomplete. */
function parseEntry<G>(text: string | null): Kept<G>[] {
  const entry = parse(text) as Kept<G> | undefined;
  return typeof entry?.by === 'string' && typeof entry.at === 'string' ? [entry] : [];
}
const parseTogether = <G>(text: string) => (parse(text) ?? {}) as Record<string, Kept<G>>;

function parse(text: string | null): object | undefined {
  try {
    return (JSON.parse(text ?? 'null') as object | null) ?? undefined;
  } catch {
    return undefined;
  }
}
