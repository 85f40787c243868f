import { brotliDecompressSync } from 'node:zlib';

/** Weights as stored: for each key that has one, in rising order, the difference to the key before (seven bits a byte, lowest first), then a signed byte each; compressed, in base64. */
export type PackedWeights = { readonly count: number; readonly scale: number; readonly weights: string };

/** The lower half of a key. */
const lowBits = 16;

/** Where a number of seven bits a byte ends and what it is. */
function numberAt(bytes: Uint8Array, from: number): { readonly value: number; readonly end: number } {
  let value = 0;
  let end = from;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[end++] ?? 0;
    value |= (byte & 127) << shift;
    if (byte < 128) return { value, end };
  }
}

/**
 * Reads weights into three bytes a key: most keys of a large range have none. The result gives the weight of a key, unscaled, and 0 if it has none.
 * Keys are sorted, in a list for each upper half, and searched by halving.
 */
export function readWeights({ count, weights }: PackedWeights): (key: number) => number {
  const bytes = brotliDecompressSync(Buffer.from(weights, 'base64'));
  const lows = new Uint16Array(count);
  const starts: number[] = [0];
  let at = 0;
  let key = 0;
  for (let index = 0; index < count; index++) {
    const { value, end } = numberAt(bytes, at);
    at = end;
    key += value;
    while (starts.length <= key >>> lowBits) starts.push(index);
    lows[index] = key & ((1 << lowBits) - 1);
  }
  const values = Int8Array.from(bytes.subarray(at), (byte) => (byte << 24) >> 24);
  return (wanted) => {
    const high = wanted >>> lowBits;
    const low = wanted & ((1 << lowBits) - 1);
    let from = starts[high] ?? count;
    let to = starts[high + 1] ?? count;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((lows[middle] ?? 0) < low) from = middle + 1;
      else to = middle;
    }
    return from < (starts[high + 1] ?? count) && lows[from] === low ? (values[from] ?? 0) : 0;
  };
}
