/** Number of events kept in memory for pages that were offline for a moment. */
const mostRecent = 5_000;

/** Appends the newest events and drops the oldest. */
export function keepRecent<Event>(recent: Event[], events: readonly Event[]): void {
  recent.push(...events);
  if (recent.length > 2 * mostRecent) recent.splice(0, recent.length - mostRecent);
}

/** Adds a member to a key's group. A group keeps insertion order. */
export function join<Key, Member>(groups: Map<Key, Set<Member>>, key: Key, member: Member): void {
  const group = groups.get(key);
  if (group) group.add(member);
  else groups.set(key, new Set([member]));
}

/** Removes a member from a key's group; an empty group is deleted. */
export function leave<Key, Member>(groups: Map<Key, Set<Member>>, key: Key, member: Member): void {
  const group = groups.get(key);
  group?.delete(member);
  if (group?.size === 0) groups.delete(key);
}
