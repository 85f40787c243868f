/** Options of an `LRUCache` for this many entries that takes memory as it fills; with `max` it allocates all of it at once. */
export const growingTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
