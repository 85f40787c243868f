import { randomInt } from 'node:crypto';
import { takeRandomBytes } from '../settings/random-bytes.ts';

const places = 4096;
let last = 0;
let count = 0;

/** The next moment of this process: milliseconds, and a count within them that begins anywhere in their first half. */
function tick(now: number): void {
  if (now > last) [last, count] = [now, randomInt(places / 2)];
  else if (++count === places) [last, count] = [last + 1, 0];
}

/**
 * A UUIDv7 (RFC 9562, 6.2 method 1): the milliseconds since 1970 lead, so keys arrive in order and indexes stay compact. What one process
 * makes within a millisecond is counted, so that an answer never stands before its question.
 */
export function newId(now = Date.now()): string {
  tick(now);
  const bytes = takeRandomBytes(16);
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
