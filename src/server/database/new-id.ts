import { randomInt } from 'node:crypto';
import { takeRandomBytes } from '../settings/random-bytes.ts';

const places = 4096;
let last = 0;
let count = 0;

/** Advances the clock of this process: milliseconds, and a counter within them that starts anywhere in its first half. */
function tick(now: number): void {
  if (now > last) [last, count] = [now, randomInt(places / 2)];
  else if (++count === places) [last, count] = [last + 1, 0];
}

/**
 * A UUIDv7 (RFC 9562, 6.2 method 1): it starts with the milliseconds since 1970, so keys are in order of creation and indexes stay
 * compact. Within one process, ids of the same millisecond are counted, so they are in order too.
 */
export function newId(now = Date.now()): string {
  tick(now);
  const bytes = takeRandomBytes(16);
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
