import { describe, expect, test } from 'vitest';
import { createReconnect } from '../../src/stores/reconnect.ts';

const failures = (count: number, { failed }: ReturnType<typeof createReconnect>, isBrowserTrying: boolean) =>
  Array.from({ length: count }, () => failed(isBrowserTrying));

describe('a live stream that fails', () => {
  test('is opened again by the browser once, and then after delays that double up to a minute', () => {
    const delays = failures(
      8,
      createReconnect(() => 0),
      true,
    );
    expect(delays).toEqual([undefined, 3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]);
  });

  test('waits from the first failure on where the browser gave up, as after an answer of 503', () => {
    expect(
      failures(
        2,
        createReconnect(() => 0),
        false,
      ),
    ).toEqual([3_000, 6_000]);
  });

  test('waits for a random part longer, so that not all pages come back together', () => {
    expect(
      failures(
        2,
        createReconnect(() => 1),
        false,
      ),
    ).toEqual([4_500, 9_000]);
  });

  test('begins anew once it was open', () => {
    const reconnect = createReconnect(() => 0);
    failures(5, reconnect, true);
    reconnect.opened();
    expect(failures(2, reconnect, true)).toEqual([undefined, 3_000]);
  });
});
