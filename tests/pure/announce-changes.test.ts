import { expect, test } from 'vitest';
import type { LiveEvent } from '../../src/contract/live.ts';
import { textOf } from '../../src/stores/announce-changes.ts';

const teamId = 'a team';
const answer = { type: 'answer.given', teamId, eventIds: ['nets'] } satisfies LiveEvent;
const cancelled = (...eventIds: string[]) => ({ type: 'event.cancelled', teamId, eventIds }) satisfies LiveEvent;

test('what others changed is said in one text, each kind once with its number', () => {
  expect(textOf([answer])).toBe('A new answer.');
  expect(textOf([answer, cancelled('nets'), answer])).toBe('2 new answers. An event was called off.');
  expect(textOf([cancelled('nets', 'game')])).toBe('2 events were called off.');
  expect(textOf([cancelled()])).toBe('Many events were called off.');
});

test('what concerns one member or account is not said', () => {
  expect(textOf([{ type: 'member.changed', teamId, memberIds: ['one'] }, { type: 'session.changed' }, { type: 'absence.changed' }])).toBe(
    '',
  );
});

test('the only change of a task is said in its own words, and several are counted', () => {
  const task = { type: 'task.changed', teamId, taskIds: ['bibs'] } satisfies LiveEvent;
  expect(textOf([task, answer], 'Bibs: claimed by Ann.')).toBe('Bibs: claimed by Ann. A new answer.');
  expect(textOf([task])).toBe('A task was changed.');
  expect(textOf([task, task])).toBe('2 tasks were changed.');
});

test('very much at once is said shortly', () => {
  const changed = { type: 'event.changed', teamId, eventIds: ['nets'] } satisfies LiveEvent;
  const task = { type: 'task.changed', teamId, taskIds: ['bibs'] } satisfies LiveEvent;
  expect(textOf([answer, cancelled('nets'), changed, task])).toBe('Several things on this page were changed.');
});

test('a change without words of its own is said in general', () => {
  const unnamed = { type: 'kit.changed', teamId } as unknown as LiveEvent;
  expect(textOf([unnamed])).toBe('Something on this page was changed.');
});

test('the ids of a new kind of object are counted', () => {
  const many = { type: 'kit.changed', teamId, kitIds: ['bibs', 'balls'] } as unknown as LiveEvent;
  expect(textOf([many])).toBe('Several things on this page were changed.');
});
