import type { AskedOfPlan } from '../plan-answers/index.ts';
import type { PlanEdit } from './plan-edit.ts';
import { readDietEdit } from './read-diet-edit.ts';
import { readMeditationEdit } from './read-meditation-edit.ts';
import { readRecipeEdit } from './read-recipe-edit.ts';
import { readRehabEdit } from './read-rehab-edit.ts';
import { readWellnessEdit } from './read-wellness-edit.ts';
import { readWorkoutEdit } from './read-workout-edit.ts';

/** The change that a message names in the open plan; undefined if it names none. */
export function readEdit(asked: AskedOfPlan): PlanEdit | undefined {
  const { plan } = asked;
  switch (plan.kind) {
    case 'diet':
      return readDietEdit({ ...asked, plan });
    case 'workout':
      return readWorkoutEdit({ ...asked, plan });
    case 'recipe':
      return readRecipeEdit({ ...asked, plan });
    case 'meditation':
      return readMeditationEdit({ ...asked, plan });
    case 'rehab':
      return readRehabEdit({ ...asked, plan });
    case 'wellness':
      return readWellnessEdit({ ...asked, plan });
  }
}
