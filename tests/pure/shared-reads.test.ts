import { expect, test } from 'vitest';
import { sharedReads } from '../../src/server/database/shared-reads.ts';

/** A source whose reads wait until they are let through, in order. */
function openSource() {
  const reads: { teamId: string; ids: string[]; finish: (error?: Error) => void }[] = [];
  const read = sharedReads<string>((teamId, ids) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
    const at = reads.length;
    reads.push({
      teamId,
      ids,
      finish: (error) => (error ? reject(error) : resolve(new Map(ids.map((id) => [id, `${id} of read ${at}`])))),
    });
    return promise;
  });
  return { reads, read };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('what is wanted at the same time is one read, with each id once', async () => {
  const { reads, read } = openSource();
  const found = [read('t', ['a', 'b']), read('t', ['b', 'c'])];
  await settle();
  expect(reads.map(({ ids }) => ids)).toEqual([['a', 'b', 'c']]);
  reads[0]?.finish();
  for (const rows of await Promise.all(found)) expect(rows.get('b')).toBe('b of read 0');
});

test('what is wanted while a read runs waits for the next one, as the running one may be older than the request', async () => {
  const { reads, read } = openSource();
  const first = read('t', ['a']);
  await settle();
  const later = [read('t', ['a']), read('t', ['b'])];
  await settle();
  expect(reads).toHaveLength(1);
  reads[0]?.finish();
  expect((await first).get('a')).toBe('a of read 0');
  await settle();
  expect(reads[1]?.ids).toEqual(['a', 'b']);
  reads[1]?.finish();
  for (const rows of await Promise.all(later)) expect(rows.get('a')).toBe('a of read 1');
});

test('teams do not wait for one another', async () => {
  const { reads, read } = openSource();
  const found = [read('t', ['a']), read('u', ['b'])];
  await settle();
  expect(reads.map(({ teamId }) => teamId)).toEqual(['t', 'u']);
  for (const { finish } of reads) finish();
  await Promise.all(found);
});

test('a failed read fails those who shared it and nobody after them', async () => {
  const { reads, read } = openSource();
  const failing = [read('t', ['a']), read('t', ['a'])].map((rows) => expect(rows).rejects.toThrow('silent'));
  await settle();
  const later = read('t', ['a']);
  reads[0]?.finish(new Error('silent'));
  await Promise.all(failing);
  await settle();
  reads[1]?.finish();
  expect((await later).get('a')).toBe('a of read 1');
});
