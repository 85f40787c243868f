import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutChange } from '../../../contract/assistant/workout.ts';
import { weekdays } from '../../../contract/assistant/weekdays.ts';

/** Words for each change, in English and Roman Hindi; the first match counts. */
const meanings: readonly [RegExp, WorkoutChange][] = [
  [/\b(fewer|less|reduce|kam)\b.*\b(days?|sessions?|din)\b|\bdin kam\b/i, { change: 'fewerDays' }],
  [/\b(more|extra|add|zyada|jyada)\b.*\b(days?|sessions?|din)\b|\bdin (badha|zyada)/i, { change: 'moreDays' }],
  [/\b(shorter|less time|quicker|short sessions?|chhota|chota|kam samay)\b/i, { change: 'shorter' }],
  [/\b(longer|more time|zyada samay|lamba)\b/i, { change: 'longer' }],
  [/\b(no|without|bina)\b.*\b(gym|equipment|weights?|dumbbells?|saman)\b|\bat home\b|\bghar par\b/i, { change: 'noEquipment' }],
  [/\b(easier|too hard|lighter|aasan|asaan|mushkil hai)\b/i, { change: 'easier' }],
  [/\b(harder|too easy|challenge|mushkil kar|kathin)\b/i, { change: 'harder' }],
];
const isAsking = /\b(what|why|how|when|which|kya|kyun|kaise|kab)\b/i;
const removes = /\b(no|not|skip|off|nahi|nahin|cancel|can ?not|can't|cannot)\b/i;
const swaps = /\b(swap|replace|change|instead of|another|don't like|hate|remove|without|badal|hatao)\b/i;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z ]+/g, ' ');

function namedExercise(text: string, plan: WorkoutPlan): string | undefined {
  const said = plain(text);
  return plan.exercises
    .filter(
      ({ name }) =>
        said.includes(plain(name).trim()) ||
        plain(name)
          .trim()
          .split(' ')
          .every((word) => said.includes(word.replace(/s$/, ''))),
    )
    .sort((one, other) => other.name.length - one.name.length)[0]?.id;
}

/**
 * The change that words ask for in a workout plan; undefined if they ask for none. Injuries are left to the chips, which recognise more of
 * them.
 */
export function readWorkoutChange(text: string, plan: WorkoutPlan): WorkoutChange | undefined {
  const day = weekdays.find((one) => new RegExp(`\\b${one.slice(0, 3)}(${one.slice(3)}s?)?\\b`, 'i').test(text));
  if (day && removes.test(text)) return { change: 'notOn', day };
  const exercise = swaps.test(text) ? namedExercise(text, plan) : undefined;
  if (exercise) return { change: 'swapExercise', exercise };
  if (isAsking.test(text)) return undefined;
  return meanings.find(([words]) => words.test(text))?.[1];
}
