import { describe, expect, test } from 'vitest';
import { dueWords, isLate, mayTakeFor, takeLabel, takenWords } from '../../src/islands/tasks/task-words.ts';
import type { Task, TaskReader } from '../../src/contract/tasks.ts';

const now = Date.parse('2026-11-23T06:00:00Z');
const claim = (member_id: string, name = `${member_id} Zeilinger`) => ({ member_id, name });
const task = (changes: object = {}) =>
  ({
    due_at: null,
    due: 'none',
    event: null,
    time_zone: 'Asia/Kolkata',
    is_done: false,
    slots: 2,
    claims: [],
    ...changes,
  }) as unknown as Task;
const member = (id: string, is_me = false) => ({ id, name: `${id} Zeilinger`, is_me });
const reader = (...members: object[]) => ({ members }) as unknown as TaskReader;

describe('a task is late', () => {
  test.each([
    ['once its time is over', { due_at: '2026-11-23T05:59:59Z' }, true],
    ['not before its time', { due_at: '2026-11-23T06:00:01Z' }, false],
    ['not without a time', {}, false],
    ['not when it is done', { due_at: '2026-11-22T06:00:00Z', is_done: true }, false],
  ])('%s', (_when, changes, expected) => {
    expect(isLate(task(changes), now)).toBe(expected);
  });
});

describe('a task can be taken', () => {
  const [mira, anbu] = [member('Mira', true), member('Anbu')];

  test('by the reader and each child who has not taken it', () => {
    expect(mayTakeFor(task(), reader(mira, anbu))).toEqual([mira, anbu]);
    expect(mayTakeFor(task({ claims: [claim('Mira')] }), reader(mira, anbu))).toEqual([anbu]);
  });

  test.each([
    ['full', { claims: [claim('Kabir'), claim('Zubin')] }],
    ['done', { is_done: true }],
    ['called off with its event', { event: { title: 'Nets', is_cancelled: true } }],
  ])('by nobody when it is %s', (_what, changes) => {
    expect(mayTakeFor(task(changes), reader(mira))).toEqual([]);
  });

  test('in words that name the child, where it is not the reader', () => {
    expect(takeLabel(mira, reader(mira, anbu))).toBe('I’ll do it');
    expect(takeLabel(anbu, reader(mira, anbu))).toBe('For Anbu');
    expect(takeLabel(anbu, reader(anbu))).toBe('Anbu will do it');
  });
});

test('who has taken it is said by first names, with the places that are left', () => {
  const claims = ['Anbu', 'Kabir', 'Mira', 'Zubin', 'Nila'].map((name) => claim(name));
  expect(takenWords(task())).toBe('Nobody yet, 2 wanted');
  expect(takenWords(task({ slots: 1 }))).toBe('Nobody yet');
  expect(takenWords(task({ slots: 1, claims: claims.slice(0, 1) }))).toBe('Anbu');
  expect(takenWords(task({ slots: 3, claims: claims.slice(0, 2) }))).toBe('2 of 3: Anbu and Kabir');
  expect(takenWords(task({ slots: 5, claims }))).toBe('5 of 5: Anbu, Kabir, Mira and 2 more');
});

test('when it is due is said on the clock of its own zone', () => {
  const event = { title: 'Cup final' };
  expect(dueWords(task())).toBe('At any time');
  expect(dueWords(task({ event }))).toBe('For Cup final');
  expect(dueWords(task({ due: 'at', due_at: '2026-11-23T20:00:00Z' }))).toBe('By Tue 24 Nov, 01:30');
  expect(dueWords(task({ due: 'at', due_at: '2026-11-23T20:00:00Z', event }))).toBe('By Tue 24 Nov, 01:30, for Cup final');
  expect(dueWords(task({ due: 'event', due_at: '2026-11-23T20:00:00Z', event, time_zone: 'Europe/London' }))).toBe(
    'Cup final, Mon 23 Nov, 20:00',
  );
});
