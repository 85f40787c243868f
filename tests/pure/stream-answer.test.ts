import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streamAnswer, wantsStream, type AnswerStream } from '../../src/server/http/stream-answer.ts';

type Context = Parameters<typeof streamAnswer>[0];

const context = {
  body: (body: ReadableStream, status: number, headers: Record<string, string>) => new Response(body, { status, headers }),
} as unknown as Context;

/** An answer that is under way: its handler's stream, and how it ends. */
function begin() {
  const end = Promise.withResolvers<unknown>();
  let stream: AnswerStream | undefined;
  const answered = streamAnswer(
    context,
    (given) => {
      stream = given;
      return end.promise;
    },
    (error) => ({ said: (error as Error).message }),
  );
  if (!stream) throw new Error('the handler was not called');
  return { answered, end, stream };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('progress and the answer are events, with a sign of life in between that ends with the answer', async () => {
  const { answered, end, stream } = begin();
  stream.send('step', 'planning');
  const response = await answered;
  expect([response.headers.get('x-accel-buffering'), response.headers.get('cache-control')]).toEqual(['no', 'no-store, no-transform']);
  vi.advanceTimersByTime(31_000);
  end.resolve({ status: 1 });
  expect(await response.text()).toBe(
    'event: step\ndata: "planning"\n\n: still here\n\n: still here\n\nevent: done\ndata: {"status":1}\n\n',
  );
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure after the first event is an event, and before it none', async () => {
  const late = begin();
  late.stream.send('step', 'planning');
  late.end.reject(new Error('no plan'));
  expect(await (await late.answered).text()).toContain('event: refusal\ndata: {"said":"no plan"}\n\n');
  expect(vi.getTimerCount()).toBe(0);
  const early = begin();
  early.end.reject(new Error('no plan'));
  await expect(early.answered).rejects.toThrow('no plan');
});

test('a handler learns that its reader left, and what it sends afterwards goes nowhere', async () => {
  const { answered, end, stream } = begin();
  stream.send('step', 'planning');
  const response = await answered;
  expect(stream.signal.aborted).toBe(false);
  await response.body?.cancel();
  expect(stream.signal.aborted).toBe(true);
  stream.send('step', 'checking');
  end.resolve({});
  await end.promise;
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});

test('only a client that asks for events gets them', () => {
  expect([wantsStream('text/event-stream'), wantsStream('text/html, text/event-stream;q=0.5')]).toEqual([true, true]);
  expect([wantsStream(undefined), wantsStream('application/json')]).toEqual([false, false]);
});
