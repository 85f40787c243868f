import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { atom } from 'nanostores';
import { ask, CallRefused, mayPass } from '../api-client/ask.ts';
import { sendMessage, type ChatMessage } from '../contract/team-chat.ts';
import { Backoff } from './until-done.ts';

/** A message that the server has not answered yet. `clientId` makes it the same one however often it is sent. */
export type Unsent = {
  readonly clientId: string;
  /** The account that wrote it; somebody else may sign in here before it can be sent. */
  readonly userId: string;
  readonly teamId: string;
  readonly conversationId: string;
  readonly text: string;
  readonly replyToSeq: number | null;
  readonly at: string;
  /** Why the server refused it; undefined while it waits. */
  readonly problem?: string;
};

type Schema = DBSchema & { messages: { key: string; value: Unsent } };

const lockName = 'message-outbox';
/** A request without an answer for this long is given up and sent again. */
const longestMs = 20_000;
const byMoment = (one: Unsent, other: Unsent) => one.at.localeCompare(other.at) || one.clientId.localeCompare(other.clientId);

/** The signed-in user's unsent messages, oldest first; those that are sent disappear. */
export const $unsent = atom<readonly Unsent[]>([]);

/** For a browser without a database, as some private windows are: messages then last as long as the page. */
const inMemory = new Map<string, Unsent>();
let opening: Promise<IDBPDatabase<Schema> | undefined> | undefined;
const database = () =>
  (opening ??= openDB<Schema>('elevate-outbox', 1, {
    upgrade: (db) => void db.createObjectStore('messages', { keyPath: 'clientId' }),
  }).catch(() => undefined));

const whose = () => document.body.dataset['signedIn'] ?? '';
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(lockName);
const sentListeners = new Set<(message: ChatMessage, unsent: Unsent) => void>();
const retries = new Backoff();

/** Calls `listener` with each message that this tab has sent, until the returned function is called. */
export function onSent(listener: (message: ChatMessage, unsent: Unsent) => void): () => void {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

async function readAll(): Promise<Unsent[]> {
  const db = await database();
  const all = db ? await db.getAll('messages') : [...inMemory.values()];
  return all.filter(({ userId }) => userId === whose()).sort(byMoment);
}

async function put(unsent: Unsent): Promise<void> {
  const db = await database();
  if (db) await db.put('messages', unsent);
  else inMemory.set(unsent.clientId, unsent);
}

async function remove(clientId: string): Promise<void> {
  inMemory.delete(clientId);
  await (await database())?.delete('messages', clientId);
}

/** Reads what is stored, here and in the other tabs. */
async function look(isNews = true): Promise<void> {
  $unsent.set(await readAll());
  if (isNews) tabs?.postMessage('changed');
}

/** One tab sends at a time, each message after the earlier ones. A message that is sent twice nevertheless is the same one. */
const inTurn = (work: () => Promise<void>): Promise<void> => ('locks' in navigator ? navigator.locks.request(lockName, work) : work());

async function sendOne(unsent: Unsent): Promise<void> {
  const { clientId, userId, teamId, conversationId, text, replyToSeq } = unsent;
  const { response } = await ask(
    sendMessage,
    { team_id: teamId, conversation_id: conversationId, client_id: clientId, text, reply_to_seq: replyToSeq, user_id: userId },
    { keepalive: true, signal: AbortSignal.timeout(longestMs) },
  );
  for (const listener of sentListeners) listener(response, unsent);
  await remove(clientId);
}

/** A request that got no answer in time is sent again, as one without a connection. */
const maySucceedLater = (error: unknown): boolean => mayPass(error) || !(error instanceof CallRefused);

async function sendWaiting(): Promise<void> {
  for (const unsent of (await readAll()).filter(({ problem }) => problem === undefined)) {
    try {
      await sendOne(unsent);
      retries.end();
    } catch (error) {
      if (maySucceedLater(error)) return retries.next(() => void flush());
      await put({ ...unsent, problem: (error as CallRefused).message });
    }
    await look();
  }
}

/** Sends what waits. */
const flush = (): Promise<void> => inTurn(sendWaiting);

/** Stores a message on this device, and sends it as soon as there is a connection. Resolves once it is stored. */
export async function enqueue(message: Omit<Unsent, 'clientId' | 'userId' | 'at'>): Promise<void> {
  await put({ ...message, clientId: crypto.randomUUID(), userId: whose(), at: new Date().toISOString() });
  await look();
  void flush();
}

/** Sends a refused message again. */
export async function retry({ problem: _refused, ...unsent }: Unsent): Promise<void> {
  await put(unsent);
  await look();
  void flush();
}

/** Forgets a message that was not sent. */
export async function discard({ clientId }: Unsent): Promise<void> {
  await remove(clientId);
  await look();
}

let isStarted = false;
/** Shows what was stored before, as by an earlier page, and sends it. */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  tabs?.addEventListener('message', () => void look(false));
  globalThis.addEventListener('online', () => void flush());
  void look(false).then(flush);
}
