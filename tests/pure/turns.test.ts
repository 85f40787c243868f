import { afterEach, describe, expect, test, vi } from 'vitest';
import { inTurn } from '../../src/server/events/in-turn.ts';
import { takeTurns } from '../../src/server/storage/take-turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

const openWork = () => Promise.withResolvers<string>();

describe('answers to one event', () => {
  test('run one after the other, and another event does not wait', async () => {
    const [first, second] = [openWork(), openWork()];
    const started: string[] = [];
    const run = (event: string, name: string, work: Promise<string>) =>
      inTurn(event, () => {
        started.push(name);
        return work;
      });
    const one = run('match', 'one', first.promise);
    const two = run('match', 'two', second.promise);
    await run('training', 'other', Promise.resolve('other'));
    expect(started).toEqual(['one', 'other']);
    first.reject(new Error('the first fails'));
    await expect(one).rejects.toThrow('the first fails');
    second.resolve('second');
    expect(await two).toBe('second');
  });

  test('fail after thirty seconds of waiting, and later ones still get their turn', async () => {
    vi.useFakeTimers();
    const slow = openWork();
    const holder = inTurn('final', () => slow.promise);
    const late = expect(inTurn('final', () => Promise.resolve('too late'))).rejects.toMatchObject({
      code: 'tooManyAnswers',
      retryAfterSeconds: 10,
    });
    await vi.advanceTimersByTimeAsync(29_999);
    const patient = inTurn('final', () => Promise.resolve('in time'));
    await vi.advanceTimersByTimeAsync(1);
    await late;
    slow.resolve('held');
    expect(await Promise.all([holder, patient])).toEqual(['held', 'in time']);
  });
});

describe('conversions of pictures', () => {
  test('run two at a time, wait up to a limit, and are refused beyond it', async () => {
    const turn = takeTurns({ atOnce: 2, waiting: 1 });
    const works = [openWork(), openWork(), openWork()];
    const started: number[] = [];
    const taken = works.map(({ promise }, at) =>
      turn(() => {
        started.push(at);
        return promise;
      }),
    );
    await expect(turn(() => Promise.resolve('one too many'))).rejects.toMatchObject({ code: 'tooManyRequests' });
    expect(started).toEqual([0, 1]);
    works[1]?.resolve('second');
    await taken[1];
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2]));
    works[0]?.resolve('first');
    works[2]?.resolve('third');
    expect(await Promise.all(taken)).toEqual(['first', 'second', 'third']);
    expect(await turn(() => Promise.resolve('free again'))).toBe('free again');
  });
});
