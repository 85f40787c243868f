import { atom } from 'nanostores';
import { ask } from '../api-client/ask.ts';
import type { ChatScreen, ChatSummary } from '../contract/assistant/chat.ts';
import { listChats } from '../contract/assistant/chats.ts';

/** The loaded conversations of a screen, newest first. `next` is the cursor of older ones. */
export type History = { chats: ChatSummary[]; next: string | null };
type Histories = Partial<Record<ChatScreen, History>>;

/** The prefix 'kept:' makes logout remove it. */
const key = 'kept:assistant-histories';

/** Spec §4: the history of each screen, fetched once and then served from memory. Kept in session storage of the tab. */
export const $histories = atom<Histories>({});

function read(): Histories {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Histories | null) ?? {};
  } catch {
    // The stored text is not ours, or is incomplete.
    return {};
  }
}

function put(histories: Histories): void {
  $histories.set(histories);
  try {
    sessionStorage.setItem(key, JSON.stringify(histories));
  } catch {
    // Without session storage the next page fetches the history again.
  }
}

const known = (): Histories => ({ ...read(), ...$histories.get() });

/** Loads the conversations of a screen, unless they are already loaded. Rejects as `ask` does. */
export async function loadHistory(screen: ChatScreen): Promise<void> {
  if (Object.keys($histories.get()).length === 0) $histories.set(read());
  if ($histories.get()[screen]) return;
  const { response: chats, next } = await ask(listChats, { screen });
  put({ ...known(), [screen]: { chats, next } });
}

/** Loads the next older conversations of a screen. Rejects as `ask` does. */
export async function loadOlder(screen: ChatScreen): Promise<void> {
  const after = known()[screen]?.next;
  if (!after) return;
  const { response, next } = await ask(listChats, { screen, after });
  const chats = known()[screen]?.chats ?? [];
  const added = response.filter(({ id }) => !chats.some((chat) => chat.id === id));
  put({ ...known(), [screen]: { chats: [...chats, ...added], next } });
}

/** Puts a new or continued conversation at the top of its screen's history. */
export function keepInHistory(chat: ChatSummary): void {
  const history = known()[chat.screen];
  // The history is not loaded yet; the first fetch will contain this conversation.
  if (!history) return;
  const others = history.chats.filter(({ id }) => id !== chat.id);
  put({ ...known(), [chat.screen]: { ...history, chats: [chat, ...others] } });
}

export function renameInHistory(id: string, title: string): void {
  change((chats) => chats.map((chat) => (chat.id === id ? { ...chat, title } : chat)));
}

export function dropFromHistory(id: string): void {
  change((chats) => chats.filter((chat) => chat.id !== id));
}

/** Forgets the history of a screen, or of all screens where none is named. */
export function emptyHistory(screen?: ChatScreen): void {
  const none: History = { chats: [], next: null };
  put(screen ? { ...known(), [screen]: none } : Object.fromEntries(Object.keys(known()).map((one) => [one, none])));
}

function change(how: (chats: ChatSummary[]) => ChatSummary[]): void {
  put(Object.fromEntries(Object.entries(known()).map(([screen, history]) => [screen, { ...history, chats: how(history.chats) }])));
}
