import { describe, expect, test } from 'vitest';
import type { WorkoutRequest } from '../../../src/contract/assistant/workout.ts';
import { constraintsIn, wishesOf } from '../../../src/server/assistant/wishes/index.ts';
import { exercises } from '../../../src/server/assistant/workout/exercises.ts';
import { workoutPart } from '../../../src/server/assistant/workout/index.ts';
import { workoutRequest } from '../../builders/workout-request.ts';

function said(words: string, form: Partial<WorkoutRequest>) {
  const request = workoutPart.withConstraints(workoutRequest(form), constraintsIn(workoutPart.wishes, words));
  const plan = workoutPart.plan(request, { seed: 5 });
  if (Array.isArray(plan)) throw new Error(`no plan for: ${words}`);
  return wishesOf(words, { kind: 'workout', rules: workoutPart.wishes, language: 'english', made: { plan, request } })
    .map(({ says }) => says)
    .join(' ');
}

describe('why running is not in a plan', () => {
  test.each<[Partial<WorkoutRequest>, RegExp]>([
    [{ conditions: ['pregnancy'] }, /health condition/],
    [{ injuries: [{ part: 'knee', when: 'now' }] }, /hurts/],
    [{ age: 70, level: 'beginner' }, /at this age/],
  ])('%o', (form, why) => {
    for (const words of ['I want running', 'long run on sunday', 'daudna pasand hai']) {
      expect(said(words, form)).toMatch(why);
      expect(said(words, form)).not.toMatch(/cone|next level|wall drive/i);
      expect(said(words, form)).toMatch(/brisk walk/i);
    }
  });

  test('no run needs anything to be bought', () => {
    const running = exercises.filter(({ name }) => /\brun\b|running|\bjog\b|sprint|shuttle|acceleration/i.test(name.english));
    expect(running.filter(({ needs }) => needs.length > 0).map(({ id }) => id)).toEqual([]);
  });

  test('what practice or a tool would bring is still said', () => {
    expect(said('barbell squats', { level: 'beginner', equipment: ['barbell'] })).toMatch(/next level/);
    expect(said('band rows, no equipment', {})).toMatch(/band/);
  });
});
