import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModelFailed } from '../../src/server/providers/assistant-model/assistant-model.ts';
import { heardInTime } from '../../src/server/providers/assistant-model/heard-in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Part = { type: string; text?: string };
const limits = { firstMs: 500, betweenMs: 2_000, wholeMs: 12_000 };
const word: Part = { type: 'text-delta', text: 'Rice' };

/** A stream that sends each part after so many milliseconds, and then nothing more. */
async function* host(parts: readonly (readonly [afterMs: number, part: Part])[]): AsyncGenerator<Part> {
  for (const [afterMs, part] of parts) {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    yield part;
  }
  await new Promise(() => {});
}

/** The parts that were read, and the limit at which the stream was given up. */
async function readUntilSilent(parts: Parameters<typeof host>[0]) {
  const abort = new AbortController();
  const read: Part[] = [];
  const over = (async () => {
    for await (const part of heardInTime(host(parts), limits, abort)) read.push(part);
  })().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  const error = await over;
  expect(error).toBeInstanceOf(ModelFailed);
  expect(error).toMatchObject({ why: 'silent', cause: { message: expect.any(String) as string } });
  expect(abort.signal.aborted).toBe(true);
  return { read, limit: (error as { cause: Error }).cause.message };
}

test('a host that sends no headers is left after the first limit', async () => {
  const { limit } = await readUntilSilent([]);
  expect(limit).toBe('nothing was heard for 500 ms');
});

test('headers, an empty word and the start of a step are not heard', async () => {
  const drip = [{ type: 'start' }, { type: 'start-step' }, { type: 'text-start' }, { type: 'text-delta', text: '' }];
  const { limit, read } = await readUntilSilent(drip.map((part) => [100, part] as const));
  expect(limit).toBe('nothing was heard for 500 ms');
  expect(read).toHaveLength(4);
});

test('after the first word each silence has its own limit', async () => {
  const { limit, read } = await readUntilSilent([
    [400, word],
    [1_900, word],
    [1_900, word],
  ]);
  expect(limit).toBe('nothing was heard for 2000 ms');
  expect(read).toHaveLength(3);
});

test.each([
  ['spaces', { type: 'text-delta', text: ' \n' }],
  ['characters that are not shown', { type: 'text-delta', text: '\u0001\u0002' }],
  ['a call of a tool', { type: 'tool-input-delta' }],
])('%s are not heard', async (_what, part) => {
  const { limit } = await readUntilSilent([[400, word], ...Array.from({ length: 20 }, () => [300, part] as const)]);
  expect(limit).toBe('nothing was heard for 2000 ms');
});

test('a host that goes on for ever is left after the limit of the whole answer, also one that only thinks', async () => {
  const drip = (part: Part) => readUntilSilent(Array.from({ length: 40 }, () => [490, part] as const));
  expect((await drip(word)).limit).toBe('an answer took longer than 12000 ms');
  expect((await drip({ type: 'reasoning-delta', text: 'Hm' })).limit).toBe('an answer took longer than 12000 ms');
});
