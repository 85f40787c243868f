import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveData } from '../../src/contract/live.ts';
import { gatherEvents } from '../../src/stores/gather-events.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const answer = (eventId: string, spreadMs = 0): LiveData => ({ type: 'answer.given', teamId: 'a team', eventIds: [eventId], spreadMs });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

function gather() {
  const some = vi.fn();
  const all = vi.fn();
  return { some, all, ...gatherEvents({ some, all }) };
}

test('what a squad answers in one instant is read once', () => {
  const { add, some } = gather();
  for (const id of ['one', 'other', 'one']) add(answer(id));
  vi.advanceTimersByTime(200);
  const { spreadMs: _one, ...one } = answer('one');
  const { spreadMs: _other, ...other } = answer('other');
  expect(some.mock.calls).toEqual([[[one, other], []]]);
});

test('what others caused is passed on as often as it happened, and what the reader caused is not', () => {
  const { add, some } = gather();
  add({ ...answer('one'), by: 'another' });
  add({ ...answer('one'), by: 'another' });
  add({ ...answer('one'), by: 'you' });
  add(answer('other'));
  vi.advanceTimersByTime(200);
  const { spreadMs: _one, ...one } = answer('one');
  const { spreadMs: _other, ...other } = answer('other');
  expect(some.mock.calls).toEqual([
    [
      [one, other],
      [one, one],
    ],
  ]);
});

test('many pages spread their readings over the time that the server names, and read no more often than once in it', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { add, some } = gather();
  add(answer('one', 4_000));
  vi.advanceTimersByTime(2_100);
  expect(some).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(some).toHaveBeenCalledTimes(1);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  for (let step = 0; step < 38; step++) {
    add(answer('one', 4_000));
    vi.advanceTimersByTime(100);
  }
  expect(some).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(400);
  expect(some).toHaveBeenCalledTimes(2);
});

test('what concerns few is not held up by what concerns many', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const { add, some } = gather();
  add(answer('many', 10_000));
  add(answer('few', 25));
  vi.advanceTimersByTime(200);
  expect(some).toHaveBeenCalledTimes(1);
});

test('a hidden page reads when it is shown again, and everything where too much happened', () => {
  const { add, some, all } = gather();
  show('hidden');
  add(answer('one'));
  vi.advanceTimersByTime(60_000);
  expect(some).not.toHaveBeenCalled();
  show('visible');
  expect(some).toHaveBeenCalledTimes(1);
  show('hidden');
  for (let count = 0; count < 500; count++) add(answer(`event ${count}`));
  vi.advanceTimersByTime(60_000);
  show('visible');
  expect(some).toHaveBeenCalledTimes(1);
  expect(all).toHaveBeenCalledTimes(1);
});

test('a page that missed events reads everything, also where nothing has happened since', () => {
  const { addAll, some, all } = gather();
  addAll(0);
  vi.advanceTimersByTime(1_000);
  expect([some.mock.calls.length, all.mock.calls.length]).toEqual([0, 1]);
});

test('a page that missed events reads everything within the time that the server names, and once with what happens meanwhile', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { add, addAll, some, all } = gather();
  addAll(1_000);
  vi.advanceTimersByTime(500);
  expect(all).not.toHaveBeenCalled();
  add(answer('meanwhile', 1_000));
  vi.advanceTimersByTime(2_000);
  expect(all).toHaveBeenCalledTimes(1);
  expect(some).not.toHaveBeenCalled();
});
