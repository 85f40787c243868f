import { ask, CallRefused } from '../api-client/ask.ts';
import type { Answer, Fields } from '../contract/call.ts';
import { answerEvent } from '../contract/event-answers.ts';
import { $user } from './session.ts';

type Given = Fields<typeof answerEvent>;
export type Sent = Answer<typeof answerEvent>;
/** An answer with who gave it: somebody else may sign in here before it can be sent. */
type Kept = Given & { by: string };
type Waiting = Readonly<Record<string, Kept>>;

const key = 'answers-to-send';
const nameOf = ({ by, id, member_id: member }: Kept) => `${by} ${id} ${member}`;
const momentOf = (said: Kept) => `${nameOf(said)} ${said.at}`;
/** A signed-in page says whose it is; what this browser keeps of its user may still be about the one before. */
const me = (): string => document.body.dataset['signedIn'] ?? $user.get()?.id ?? '';

/** Two tabs that come back to a connection at once send one after the other, so that each answer goes once. */
const oneAtATime = async <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request(key, work) : work();

/** What this tab is sending itself: not to be sent once more by whoever finds it waiting. */
const underWay = new Set<string>();

const sentName = (said: Kept) => `answer-sent ${momentOf(said)}`;
const toldMs = 10_000;

/** What one tab has dropped from its storage another may still read there for a moment; a lock that is held is known to all at once. */
const tellOtherTabs = (said: Kept): Promise<void> =>
  new Promise((told) => {
    if (!('locks' in navigator)) return told();
    void navigator.locks.request(sentName(said), { mode: 'shared' }, () => {
      told();
      return new Promise((end) => setTimeout(end, toldMs));
    });
  });

async function sentByOtherTabs(): Promise<ReadonlySet<string | undefined>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name));
}

function read(): Waiting {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as Waiting | null) ?? {};
  } catch {
    // Another program's text, or half of one.
    return {};
  }
}

function write(waiting: Waiting): void {
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(waiting));
  } catch {
    // A browser that keeps nothing still sends what it can.
  }
}

function drop(given: Kept): void {
  const { [nameOf(given)]: known, ...others } = read();
  // What was said since is another answer, and still has to go.
  if (known?.at === given.at) write(others);
}

/** The answers of who is signed in that this browser has not been able to send yet. */
export const waitingAnswers = (): Kept[] => Object.values(read()).filter(({ by }) => by === me());

/**
 * Sends an answer with the moment it was given. Without a connection it is kept and `undefined` comes back; `sendWaitingAnswers` sends it
 * later, once. Rejects with `CallRefused` for every other refusal, and keeps nothing then.
 */
export async function giveAnswer(given: Given): Promise<Sent | undefined> {
  const said = { ...given, at: new Date().toISOString(), by: me() };
  underWay.add(momentOf(said));
  write({ ...read(), [nameOf(said)]: said });
  try {
    return await oneAtATime(() => send(said));
  } finally {
    underWay.delete(momentOf(said));
  }
}

async function send(said: Kept): Promise<Sent | undefined> {
  const { by: _by, ...given } = said;
  try {
    const sent = await ask(answerEvent, given, { keepalive: true });
    drop(said);
    await tellOtherTabs(said);
    return sent;
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === 'network' || error.code === 'sessionExpired') {
      if (error.code === 'network') return undefined;
      throw error;
    }
    drop(said);
    throw error;
  }
}

/** Sends what is waiting, each once, the oldest first. Stops at the first that cannot go; what is refused is given up and handed to `refused`. */
export const sendWaitingAnswers = (refused: (error: CallRefused) => void): Promise<Sent[]> => oneAtATime(() => sendAll(refused));

async function sendAll(refused: (error: CallRefused) => void): Promise<Sent[]> {
  const sent: Sent[] = [];
  const gone = await sentByOtherTabs();
  const inOrder = waitingAnswers()
    .filter((said) => !underWay.has(momentOf(said)) && !gone.has(sentName(said)))
    .sort((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
  for (const said of inOrder) {
    try {
      const answer = await send(said);
      if (!answer) return sent;
      sent.push(answer);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.code === 'sessionExpired') return sent;
      refused(error);
    }
  }
  return sent;
}
