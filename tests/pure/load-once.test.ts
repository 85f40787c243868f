import { expect, test } from 'vitest';
import { loadOnce } from '../../src/server/providers/load-once.ts';

test('what could not be loaded is loaded at the next call, and what was loaded is not loaded again', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads++;
    if (loads === 1) throw new Error('too many open files');
    return `load ${loads}`;
  });
  const failed = await Promise.allSettled([load(), load()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([loads, await load(), await load(), loads]).toEqual([1, 'load 2', 'load 2', 2]);
});
