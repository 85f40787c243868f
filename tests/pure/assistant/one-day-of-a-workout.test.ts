import { expect, test } from 'vitest';
import { workoutRequest } from '../../../src/contract/assistant/workout.ts';
import { readWorkoutEdit } from '../../../src/server/assistant/plan-edits/read-workout-edit.ts';
import { readMessage } from '../../../src/server/assistant/understanding/read-message.ts';
import { planWorkout } from '../../../src/server/assistant/workout/plan-workout.ts';

const plan = planWorkout(workoutRequest.parse({ level: 'intermediate', goal: 'general', days: 3, minutes: 45, age: 30, equipment: [] }), {
  seed: 5,
});
const second = plan.weeks[0]?.sessions[1]?.weekday;
const changeOf = (text: string) => {
  const edit = readWorkoutEdit({ message: readMessage(text), plan, language: 'english', today: '2027-02-04' } as never);
  return edit && 'change' in edit ? edit.change : edit;
};

test.each([
  'day 2 only 20 minutes',
  'second day just 20 min please',
  'make session 2 20 minutes',
  'the second workout 20 min',
  'din 2 ko 20 minute ka karo',
])('%j changes the second session and no other', (text) =>
  expect(changeOf(text)).toEqual({ change: 'sessionMinutes', day: second, minutes: 20 }),
);

test.each(['20 minutes only', 'make all sessions 20 minutes'])('%j changes every session', (text) =>
  expect(changeOf(text)).toEqual({ change: 'minutes', minutes: 20 }),
);
