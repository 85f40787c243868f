import { randomFillSync } from 'node:crypto';

const store = Buffer.alloc(4_096);
let next = store.length;

/**
 * Random bytes, at most 4,096. They are fetched from the system in larger blocks, because many small requests are slow, and wiped from the
 * block when they are handed out.
 */
export function takeRandomBytes(size: number): Buffer {
  if (size > store.length) throw new RangeError(`${size} random bytes are too many at once`);
  if (next + size > store.length) {
    randomFillSync(store);
    next = 0;
  }
  const kept = store.subarray(next, next + size);
  const bytes = Buffer.from(kept);
  kept.fill(0);
  next += size;
  return bytes;
}
