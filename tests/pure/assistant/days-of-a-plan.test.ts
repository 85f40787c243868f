import { describe, expect, test } from 'vitest';
import type { WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import { dayInWeek, weekdayOf } from '../../../src/server/assistant/part/plan-days.ts';
import { openPlan, todayIn } from '../../../src/server/assistant/plans/index.ts';
import { answerFromPlan } from '../../../src/server/assistant/replies/answer-from-plan.ts';
import type { Question } from '../../../src/server/assistant/replies/reply.ts';
import { planWorkout } from '../../../src/server/assistant/workout/plan-workout.ts';

const wishes: WorkoutRequest = {
  language: 'english',
  level: 'intermediate',
  goal: 'general',
  days: 2,
  minutes: 45,
  age: 24,
  equipment: ['dumbbells'],
  injuries: [],
  conditions: [],
  sport: null,
  matchDays: [],
  trainingDays: [],
  freeDays: ['tuesday', 'friday'],
};
// A Thursday.
const startsOn = '2027-02-04';
const plan = planWorkout(wishes, { seed: 1 });
const request = { startsOn, additionalInfo: '', constraints: [], wishes };
const version = { version: 1, engine: 'embedded', reason: '', madeAt: '', plan, request } as unknown as Question['version'];

test('the first Tuesday and Friday of a plan that starts on a Thursday are its sixth and second day', () => {
  expect(
    openPlan({ plan, request })
      .entries()
      .map(({ day }) => day)
      .sort((a, b) => a - b),
  ).toEqual([1, 5, 8, 12, 15, 19, 22, 26]);
  expect([dayInWeek(startsOn, 1, 'thursday'), dayInWeek(startsOn, 1, 'wednesday'), dayInWeek(startsOn, 3, 'friday')]).toEqual([0, 6, 15]);
  expect([weekdayOf(startsOn, 0), weekdayOf(startsOn, 4), weekdayOf(startsOn, 10)]).toEqual(['thursday', 'monday', 'sunday']);
});

test('today is the day in the zone of whoever asks, and in UTC without one', () => {
  const now = new Date('2027-02-05T20:00:00Z');
  expect(['Asia/Kolkata', 'America/New_York', undefined].map((zone) => todayIn(zone, now))).toEqual([
    '2027-02-06',
    '2027-02-05',
    '2027-02-05',
  ]);
});

describe('a question about a day of the plan', () => {
  // Friday evening in UTC, already Saturday in India.
  const friday = '2027-02-05T12:00:00Z';
  const late = '2027-02-05T20:00:00Z';
  const ask = (text: string, now: string, more: Partial<Question> = {}) =>
    answerFromPlan({ version, text, language: 'english', timeZone: 'Asia/Kolkata', ...more } as Question, new Date(now));

  test.each([
    ['What is on today?', friday, '5 February', true],
    ['What is on today?', late, '6 February', false],
    ['What is on tomorrow?', friday, '6 February', false],
    ['What is on tomorrow?', '2027-02-08T12:00:00Z', '9 February', true],
    ['Show me day 2', late, '5 February', true],
    ['Show me day 3', late, '6 February', false],
    // The next such day, today included, and the first one of a plan that has not begun.
    ['What is on Friday?', friday, '5 February', true],
    ['What is on Friday?', late, '12 February', true],
    ['What is on Tuesday?', '2027-01-20T12:00:00Z', '9 February', true],
    ['What is on Tuesday?', '2027-03-20T12:00:00Z', '23 March', false],
  ])('%s at %s is about %s', (text, now, date, isFull) => {
    const answer = ask(text, now) ?? '';
    expect(answer).toContain(date);
    const [first] = plan.weeks[0]?.sessions ?? [];
    if (isFull) expect(answer.length).toBeGreaterThan(`Your plan for ${date}:`.length + (first?.name.length ?? 0));
    expect(answer.startsWith(isFull ? 'Your plan for ' : 'Your plan has nothing on ')).toBe(true);
  });

  test('is answered in Hindi too, and other questions are not answered from the plan', () => {
    expect(ask('आज क्या है?', friday, { language: 'hindi' })).toContain('फ़रवरी');
    expect(ask('कल क्या है?', friday, { language: 'hindi' })).toContain('6 फ़रवरी');
    expect([ask('How much water on Friday', friday), ask('What is a squat?', friday)]).toEqual([undefined, undefined]);
    expect(ask('What is on today?', friday, { version: undefined })).toBeUndefined();
  });
});
