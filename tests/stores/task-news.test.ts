import { expect, test } from 'vitest';
import type { Task, TaskClaim } from '../../src/contract/tasks.ts';
import { taskSentence } from '../../src/stores/task-news.ts';
import { shownClaim } from '../builders/shown-tasks.ts';

const claim = (name: string, changes: Partial<TaskClaim> = {}) => shownClaim(name, { member_id: name, ...changes });
const water = (...claims: TaskClaim[]): Task => ({
  id: 'water',
  team_id: 'a team',
  title: 'Bring water',
  detail: '',
  event: null,
  due: 'none',
  due_at: null,
  time_zone: 'Asia/Kolkata',
  slots: 2,
  claims,
  checklist: [],
  is_done: false,
  is_repeated: false,
  version: 1,
});

test.each([
  ['claimed', water(), water(claim('Ann')), 'Bring water: claimed by Ann.'],
  ['claimed by two', water(), water(claim('Ann'), claim('Ben')), 'Bring water: claimed by Ann and Ben.'],
  ['given by staff', water(), water(claim('Ann', { is_assigned: true })), 'Bring water: given to Ann.'],
  ['given to the reader', water(), water(claim('Ann', { is_assigned: true, is_mine: true })), 'Bring water: given to you, Ann.'],
  ['given back', water(claim('Ann')), water(), 'Bring water: given back by Ann.'],
  ['taken over', water(claim('Ann')), water(claim('Ben')), 'Bring water: claimed by Ben, given back by Ann.'],
  ['done', water(claim('Ann')), water(claim('Ann', { is_done: true })), 'Bring water: done by Ann.'],
  ['changed otherwise', water(claim('Ann')), { ...water(claim('Ann')), detail: 'Six bottles' }, 'Bring water was changed.'],
  ['new on the page', undefined, water(), 'Bring water: nobody has it yet.'],
  ['new on the page and claimed', undefined, water(claim('Ann')), 'Bring water was changed.'],
  ['deleted', water(claim('Ann')), undefined, 'Bring water: deleted.'],
  ['of another list', undefined, undefined, undefined],
])('a task that was %s is announced', (_what, before, now, said) => {
  expect(taskSentence(before, now)).toBe(said);
});
