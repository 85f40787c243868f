import { expect, test } from 'vitest';
import { planWorkout } from '../../../src/server/assistant/workout/plan-workout.ts';
import { workoutMarkdown } from '../../../src/server/assistant/workout/workout-markdown.ts';
import { workoutRequest } from '../../builders/workout-request.ts';

test.each(['english', 'hindi'] as const)('the file of a workout in %s has how to do each exercise, once', (language) => {
  const plan = planWorkout(workoutRequest({ language, equipment: ['dumbbells'] }), { seed: 3 });
  const [weeks = '', howTo = ''] = workoutMarkdown(plan, language).split(language === 'english' ? '## How to do them' : '## कैसे करें');
  for (const { name, how, mistake, easier, harder } of plan.exercises) {
    expect(weeks).toContain(name);
    expect(howTo.split(`**${name}**`)).toHaveLength(2);
    for (const said of [...how, mistake]) expect(howTo).toContain(said);
    if (easier) expect(howTo).toContain(easier.name);
    if (harder) expect(howTo).toContain(harder.name);
  }
  expect(plan.exercises.some(({ easier }) => easier !== null)).toBe(true);
});
