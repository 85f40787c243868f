import { atom } from 'nanostores';
import { ask } from '../api-client/ask.ts';
import type { ChatScreen, ChatSummary } from '../contract/assistant/chat.ts';
import { listChats } from '../contract/assistant/chats.ts';

type Histories = Partial<Record<ChatScreen, ChatSummary[]>>;

/** Begins with 'kept:', so that logout forgets it. */
const key = 'kept:assistant-history';

/** Spec §4: the history of each screen, fetched once and then served from memory; kept for the tab. */
export const $histories = atom<Histories>({});

function read(): Histories {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Histories | null) ?? {};
  } catch {
    // Another program's text, or half of one.
    return {};
  }
}

function put(histories: Histories): void {
  $histories.set(histories);
  try {
    sessionStorage.setItem(key, JSON.stringify(histories));
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

/** The conversations of a screen; skipped where they are known, unless `isForced`. Rejects as `ask` does. */
export async function loadHistory(screen: ChatScreen, { isForced = false } = {}): Promise<ChatSummary[]> {
  if (Object.keys($histories.get()).length === 0) $histories.set(read());
  const known = isForced ? undefined : $histories.get()[screen];
  if (known) return known;
  const { response } = await ask(listChats, { screen });
  put({ ...$histories.get(), [screen]: response });
  return response;
}

/** A conversation that is new, or was gone on with, at the top of its screen's history. */
export function keepInHistory(chat: ChatSummary): void {
  const histories = { ...read(), ...$histories.get() };
  const others = (histories[chat.screen] ?? []).filter(({ id }) => id !== chat.id);
  // Where nothing is known yet, the whole list is still to be fetched.
  if (histories[chat.screen]) put({ ...histories, [chat.screen]: [chat, ...others] });
}

export function renameInHistory(id: string, title: string): void {
  change((chats) => chats.map((chat) => (chat.id === id ? { ...chat, title } : chat)));
}

export function dropFromHistory(id: string): void {
  change((chats) => chats.filter((chat) => chat.id !== id));
}

function change(how: (chats: ChatSummary[]) => ChatSummary[]): void {
  const histories = { ...read(), ...$histories.get() };
  put(Object.fromEntries(Object.entries(histories).map(([screen, chats]) => [screen, how(chats)])));
}
