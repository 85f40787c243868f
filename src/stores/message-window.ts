import type { ChatMessage } from '../contract/team-chat.ts';

/** The part of a conversation that a page holds: consecutive messages, and the change up to which it knows all changes. */
export type MessageWindow = {
  /** In order, without gaps. */
  readonly messages: readonly ChatMessage[];
  readonly hasBefore: boolean;
  /** Whether there are later messages than these. */
  readonly hasAfter: boolean;
  readonly lastChange: number;
  /** Whether something between was missed: the changes after `lastChange` have to be read. */
  readonly isBehind: boolean;
};

type Page = {
  readonly response: readonly ChatMessage[];
  readonly has_before: boolean;
  readonly has_after: boolean;
  readonly last_change: number;
};

/** A window keeps at most so many messages; those at the far end are read again when one comes back to them. */
export const mostHeld = 400;

export const windowOf = ({ response, has_before, has_after, last_change }: Page): MessageWindow => ({
  messages: response,
  hasBefore: has_before,
  hasAfter: has_after,
  lastChange: last_change,
  isBehind: false,
});

/** The newer of two versions of each message. A page that was asked for earlier may arrive after a change. */
function newest(messages: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map<number, ChatMessage>();
  for (const message of messages) {
    const known = bySeq.get(message.seq);
    if (!known || known.change < message.change) bySeq.set(message.seq, message);
  }
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

/** With the page before the first message; messages at the end are dropped where it gets too long. */
export function withBefore(window: MessageWindow, page: Page): MessageWindow {
  const messages = newest([...page.response, ...window.messages]);
  const kept = messages.slice(0, mostHeld);
  return { ...window, messages: kept, hasBefore: page.has_before, hasAfter: window.hasAfter || kept.length < messages.length };
}

/** With the page after the last message; messages at the beginning are dropped where it gets too long. */
export function withAfter(window: MessageWindow, page: Page): MessageWindow {
  const messages = newest([...window.messages, ...page.response]);
  const kept = messages.slice(-mostHeld);
  return { ...window, messages: kept, hasAfter: page.has_after, hasBefore: window.hasBefore || kept.length < messages.length };
}

/** The messages with this one, if it belongs to the window: a version of one of them, or the next one. */
function messagesWith({ messages, hasAfter }: MessageWindow, message: ChatMessage): readonly ChatMessage[] {
  const last = messages.at(-1)?.seq ?? 0;
  const first = messages[0]?.seq ?? 1;
  if (message.seq < first || (message.seq > last && hasAfter)) return messages;
  return newest([...messages, message]);
}

const hasGap = (messages: readonly ChatMessage[]): boolean =>
  messages.some(({ seq }, at) => at > 0 && seq !== (messages[at - 1]?.seq ?? 0) + 1);

/**
 * With a message that was sent or changed. Changes are numbered without gaps, so a later number than the next one says that another change
 * was missed.
 */
export function withMessage(window: MessageWindow, message: ChatMessage): MessageWindow {
  const messages = messagesWith(window, message);
  const isNext = message.change === window.lastChange + 1;
  if (hasGap(messages)) return { ...window, isBehind: true };
  if (message.change <= window.lastChange) return { ...window, messages };
  return isNext && !window.isBehind ? { ...window, messages, lastChange: message.change } : { ...window, messages, isBehind: true };
}

/** With all changes up to `lastChange`, in any order. */
export function withChanges(window: MessageWindow, changed: readonly ChatMessage[], lastChange: number): MessageWindow {
  const messages = changed
    .toSorted((one, other) => one.seq - other.seq)
    .reduce<readonly ChatMessage[]>((known, message) => messagesWith({ ...window, messages: known }, message), window.messages);
  return { ...window, messages, lastChange: Math.max(window.lastChange, lastChange), isBehind: window.lastChange > lastChange };
}
