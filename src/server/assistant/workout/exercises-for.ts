import type { Muscle } from '../../../contract/assistant/workout-plan.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { exercises } from './exercises.ts';

const most = 5;
const levels = ['beginner', 'intermediate', 'advanced'];

/** The names of exercises that train a muscle most, the easiest first; `isBare`: those that need no equipment. */
export function exercisesFor(muscle: Muscle, isBare: boolean, language: PlanLanguage): string[] {
  return exercises
    .filter(({ primary, roles, needs }) => primary[0] === muscle && roles.includes('strength') && (!isBare || needs.length === 0))
    .sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
    .slice(0, most)
    .map(({ name }) => name[language]);
}
