import type { PositionedEvent } from './event-log.ts';

/** So many events are kept in memory for those who were away for a moment. */
const mostRecent = 5_000;

/** Adds the newest, and lets the oldest go. */
export function keepRecent(recent: PositionedEvent[], events: readonly PositionedEvent[]): void {
  recent.push(...events);
  if (recent.length > 2 * mostRecent) recent.splice(0, recent.length - mostRecent);
}

/** Adds to the group of a key. A group keeps the order in which its members came. */
export function join<Key, Member>(groups: Map<Key, Set<Member>>, key: Key, member: Member): void {
  const group = groups.get(key);
  if (group) group.add(member);
  else groups.set(key, new Set([member]));
}

/** Takes out of the group of a key; an empty group is not kept. */
export function leave<Key, Member>(groups: Map<Key, Set<Member>>, key: Key, member: Member): void {
  const group = groups.get(key);
  group?.delete(member);
  if (group?.size === 0) groups.delete(key);
}
