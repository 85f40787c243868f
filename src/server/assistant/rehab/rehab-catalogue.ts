import type { RehabPhaseName, RehabProblem } from '../../../contract/assistant/rehab.ts';
import { rehabPhases } from '../../../contract/assistant/rehab.ts';
import type { ChecklistName } from '../../../contract/assistant/safety.ts';
import type { Equipment, PlanLanguage } from '../../../contract/assistant/words.ts';
import { legExercises, thighExercises } from './data/leg-exercises.ts';
import { problemLines } from './data/problems.ts';
import { armExercises, trunkExercises } from './data/upper-exercises.ts';

type Said = Readonly<Record<PlanLanguage, string>>;
/** `load` 1 to 4 is the earliest phase an exercise belongs to; `measure` is what `amount` counts. */
export type RehabExercise = {
  readonly id: string;
  readonly name: Said;
  readonly how: Said;
  readonly sets: number;
  readonly amount: number;
  readonly measure: 'reps' | 'hold' | 'minutes';
  readonly needs: Equipment | undefined;
  readonly load: number;
};
export type ProblemFacts = {
  readonly checklists: readonly ChecklistName[];
  readonly weeks: readonly { least: number; most: number }[];
  readonly exercises: Readonly<Record<RehabPhaseName, readonly string[]>>;
};

function exerciseOf(line: string): RehabExercise {
  const [id = '', english = '', hindi = '', how = '', howHindi = '', amount = '', needs = '-', load = '1'] = line.split('|');
  const said = /^(\d+)x(\d+)([sm]?)$/.exec(amount);
  if (!said) throw new Error(`${id}: ${amount} is no amount.`);
  const measure = said[3] === 's' ? 'hold' : said[3] === 'm' ? 'minutes' : 'reps';
  return {
    id,
    name: { english, hindi },
    how: { english: how, hindi: howHindi },
    sets: Number(said[1]),
    amount: Number(said[2]),
    measure,
    needs: needs === '-' ? undefined : (needs as Equipment),
    load: Number(load),
  };
}
const linesOf = (text: string): string[] => text.trim().split('\n');

export const rehabExercises: ReadonlyMap<string, RehabExercise> = new Map(
  [legExercises, thighExercises, trunkExercises, armExercises]
    .flatMap(linesOf)
    .map(exerciseOf)
    .map((one) => [one.id, one]),
);

export const problemFacts = Object.fromEntries(
  linesOf(problemLines).map((line): [string, ProblemFacts] => {
    const [id = '', checklists = '', weeks = '', exercises = ''] = line.split(' | ');
    const perPhase = exercises.split(' ; ').map((some) => some.split(' '));
    return [
      id,
      {
        checklists: checklists.split(' ') as ChecklistName[],
        weeks: weeks.split(' ').map((span) => ({ least: Number(span.split('-')[0]), most: Number(span.split('-')[1]) })),
        exercises: Object.fromEntries(rehabPhases.map((name, index) => [name, perPhase[index] ?? []])) as Record<RehabPhaseName, string[]>,
      },
    ];
  }),
) as Record<RehabProblem, ProblemFacts>;

const isDoable = (exercise: RehabExercise, owned: readonly Equipment[]): boolean => !exercise.needs || owned.includes(exercise.needs);

/**
 * What may stand in a phase of this problem with this equipment: its own list, and lighter work from the phases before it.
 * This is also what a model may choose from.
 */
export function allowedIn(problem: RehabProblem, phase: RehabPhaseName, owned: readonly Equipment[]): RehabExercise[] {
  const upTo = rehabPhases.slice(0, rehabPhases.indexOf(phase) + 1);
  const ids = new Set(upTo.toReversed().flatMap((name) => problemFacts[problem].exercises[name]));
  return [...ids].flatMap((id) => {
    const exercise = rehabExercises.get(id);
    return exercise && isDoable(exercise, owned) ? [exercise] : [];
  });
}
