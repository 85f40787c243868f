import type { RehabCare, RehabPhaseName, RehabProblem } from '../../../contract/assistant/rehab.ts';
import { rehabPhases } from '../../../contract/assistant/rehab.ts';
import type { ChecklistName } from '../../../contract/assistant/safety.ts';
import type { Equipment, PlanLanguage } from '../../../contract/assistant/words.ts';
import { generalExercises, generalOfPhase } from '../../../data/rehab/general-exercises.ts';
import { legExercises, thighExercises } from '../../../data/rehab/leg-exercises.ts';
import { problemLines } from '../../../data/rehab/problems.ts';
import { hasCare, suitsCare } from './care.ts';
import { phaseOfWork, tissues, works, type Tissue, type Work } from './work.ts';
import { armExercises, trunkExercises } from '../../../data/rehab/upper-exercises.ts';

type Said = Readonly<Record<PlanLanguage, string>>;
/**
 * `work` is how hard it works the tissues in `loads`; `load` is the earliest phase (1 to 4) for that; `measure` is the unit of `amount`.
 */
export type RehabExercise = {
  readonly id: string;
  readonly name: Said;
  readonly how: Said;
  readonly sets: number;
  readonly amount: number;
  readonly measure: 'reps' | 'hold' | 'minutes';
  readonly needs: Equipment | undefined;
  readonly work: Work;
  readonly loads: readonly Tissue[];
  readonly load: number;
};
export type ProblemFacts = {
  readonly hurt: Tissue;
  readonly checklists: readonly ChecklistName[];
  readonly weeks: readonly { least: number; most: number }[];
  readonly exercises: Readonly<Record<RehabPhaseName, readonly string[]>>;
};

function tissueOf(name: string): Tissue {
  const tissue = tissues.find((one) => one === name);
  if (!tissue) throw new Error(`${name} is an unknown body part.`);
  return tissue;
}

function exerciseOf(line: string): RehabExercise {
  const [id = '', english = '', hindi = '', how = '', howHindi = '', amount = '', needs = '-', kind = '', loads = ''] = line.split('|');
  const said = /^(\d+)x(\d+)([sm]?)$/.exec(amount);
  const work = works.find((one) => one === kind);
  if (!said || !work) throw new Error(`${id}: the amount ${amount} or the work ${kind} is invalid.`);
  const measure = said[3] === 's' ? 'hold' : said[3] === 'm' ? 'minutes' : 'reps';
  return {
    id,
    name: { english, hindi },
    how: { english: how, hindi: howHindi },
    sets: Number(said[1]),
    amount: Number(said[2]),
    measure,
    needs: needs === '-' ? undefined : (needs as Equipment),
    work,
    loads: loads.split(' ').map(tissueOf),
    load: phaseOfWork[work],
  };
}
const linesOf = (text: string): string[] => text.trim().split('\n');

export const rehabExercises: ReadonlyMap<string, RehabExercise> = new Map(
  [legExercises, thighExercises, trunkExercises, armExercises, generalExercises]
    .flatMap(linesOf)
    .map(exerciseOf)
    .map((one) => [one.id, one]),
);

export const problemFacts = Object.fromEntries(
  linesOf(problemLines).map((line): [string, ProblemFacts] => {
    const [id = '', hurt = '', checklists = '', weeks = '', exercises = ''] = line.split(' | ');
    const perPhase = exercises.split(' ; ').map((some) => some.split(' '));
    return [
      id,
      {
        hurt: tissueOf(hurt),
        checklists: checklists.split(' ') as ChecklistName[],
        weeks: weeks.split(' ').map((span) => ({ least: Number(span.split('-')[0]), most: Number(span.split('-')[1]) })),
        exercises: Object.fromEntries(rehabPhases.map((name, index) => [name, perPhase[index] ?? []])) as Record<RehabPhaseName, string[]>,
      },
    ];
  }),
) as Record<RehabProblem, ProblemFacts>;

const isDoable = (exercise: RehabExercise, owned: readonly Equipment[]): boolean => !exercise.needs || owned.includes(exercise.needs);

/** Whether it would load the injured part too early; exercises that do not load it may be one phase ahead. */
function isTooEarly({ loads, load }: RehabExercise, problem: RehabProblem, phase: RehabPhaseName): boolean {
  const isHurt = loads.includes(problemFacts[problem].hurt);
  return load > rehabPhases.indexOf(phase) + (isHurt ? 1 : 2);
}

/**
 * The exercises for a phase of this problem with this equipment that suit what must be heeded: its own list, and lighter ones from earlier
 * phases; where those of the problem have to be left out, some that nearly everybody can do. A model may choose from the same.
 */
export function allowedIn(problem: RehabProblem, phase: RehabPhaseName, owned: readonly Equipment[], care?: RehabCare): RehabExercise[] {
  const request = care ? { care } : {};
  const upTo = rehabPhases.slice(0, rehabPhases.indexOf(phase) + 1);
  const ids = new Set(upTo.toReversed().flatMap((name) => problemFacts[problem].exercises[name]));
  if (hasCare(request)) for (const id of generalOfPhase[phase]) ids.add(id);
  return [...ids].flatMap((id) => {
    const exercise = rehabExercises.get(id);
    return exercise && isDoable(exercise, owned) && !isTooEarly(exercise, problem, phase) && suitsCare(exercise, request) ? [exercise] : [];
  });
}
