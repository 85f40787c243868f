import { majorMuscles } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Exercise } from './exercises.ts';
import { startingLevel } from './may-do.ts';
import { isTrunk, regionOf } from './split.ts';
import { focusOf, isWanted } from './wishes/wishes-of.ts';

const ids = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What wakes a muscle or spares a joint: training for those who are careful, a warm-up for the fit. */
const drills =
  ids(`chair-squat hip-hinge-drill clamshell side-lying-leg-raise donkey-kick standing-hip-extension seated-knee-extension heel-dig
straight-leg-raise seated-calf-raise tibialis-raise adductor-squeeze wall-push-up chest-squeeze wall-shoulder-press isometric-side-raise
standing-wall-row wall-angel chair-lean-row wall-plank seated-brace seated-march standing-march-hold supine-march standing-side-lean
wall-external-rotation wrist-lowering wrist-curl scapular-push-up prone-trap-raise chin-tuck`);

/** Hard enough without a weight for those who own weights. */
const hardUnloaded = ids(`push-up feet-up-push-up close-push-up tempo-push-up ring-push-up pike-push-up pull-up chin-up ring-row nordic-curl
pistol-box-squat bench-dip hanging-knee-raise`);

/** First steps that somebody of fifty and more is taught: to rise, to lean, to bend at the hips, to pull. */
const friendly = ids(`chair-squat bodyweight-squat wall-sit leg-press goblet-squat step-up wall-push-up incline-push-up machine-chest-press
band-chest-press dumbbell-floor-press dumbbell-bench-press hip-hinge-drill glute-bridge bench-hip-thrust band-pull-through dumbbell-rdl
trap-kettlebell-deadlift band-row cable-row chest-supported-row one-arm-dumbbell-row standing-wall-row lat-pulldown band-lat-pulldown
machine-shoulder-press dumbbell-shoulder-press wall-plank bird-dog dead-bug farmer-carry suitcase-carry band-press-out standing-side-lean`);

type Person = Pick<WorkoutRequest, 'age' | 'conditions' | 'injuries' | 'level' | 'goal'>;

/** Older people, those with a condition that asks for care, and beginners from fifty: they start with first steps. */
export const isCareful = (person: Person): boolean =>
  person.age >= 65 ||
  person.conditions.some((one) => one !== 'asthma' && one !== 'diabetes') ||
  (person.age >= 50 && startingLevel(person) === 'beginner');

const weights = ['dumbbells', 'kettlebell', 'barbell', 'machines'] as const;
const needsAny = ({ needs }: Exercise, things: readonly string[]) => needs.some((oneOf) => oneOf.some((thing) => things.includes(thing)));

/** How much an exercise asks of somebody with this equipment: 0 for drills, 2 for what trains the experienced. */
function gradeOf(exercise: Exercise, { equipment, level }: WorkoutRequest): number {
  if (drills.has(exercise.id)) return 0;
  const hasBar = equipment.includes('barbell');
  if (needsAny(exercise, weights)) {
    const isLightForBar = level === 'advanced' && hasBar && exercise.level === 'beginner' && !needsAny(exercise, ['barbell', 'machines']);
    return isLightForBar && regionOf(exercise) !== null && exercise.pattern !== 'row' ? 1.5 : 2;
  }
  if (exercise.id === 'negative-pull-up' && level === 'advanced') return 1.5;
  if (hardUnloaded.has(exercise.id) || exercise.needs.some((oneOf) => !oneOf.includes('band'))) return 2;
  const ownsWeights = weights.some((one) => equipment.includes(one));
  if (exercise.needs.length > 0) return ownsWeights ? 1.4 : 2;
  if (exercise.level === 'beginner') return 1;
  return ownsWeights && regionOf(exercise) !== null ? 1.5 : 2;
}

/** What can stand in for one another, and how many of them a week should choose from. */
function familyOf(exercise: Exercise): { name: string; least: number } | undefined {
  if (isTrunk(exercise)) return { name: 'trunk', least: 4 };
  const region = regionOf(exercise);
  if (region === 'knee' || region === 'pull') return { name: region, least: 3 };
  return region === null ? undefined : { name: exercise.pattern, least: exercise.pattern === 'press' ? 1 : 2 };
}

function leastGrade(request: WorkoutRequest): number {
  const level = startingLevel(request);
  if (isCareful(request)) return 0;
  return level === 'beginner' ? 1 : request.injuries.some(({ when }) => when === 'now') ? 1 : 2;
}

/**
 * The strength exercises that suit somebody: what is beneath their level stays out as long as enough is left of its kind. What was asked for, or
 * trains what is to be trained more, stays.
 */
export function strengthPool(allowed: readonly Exercise[], request: WorkoutRequest): Exercise[] {
  const all = allowed.filter(({ roles }) => roles.includes('strength'));
  const least = leastGrade(request);
  if (least === 0) return all;
  const focus = focusOf(request);
  const graded = all.map((exercise) => ({ exercise, grade: gradeOf(exercise, request), family: familyOf(exercise) }));
  const floors = new Map<string, number>();
  for (const { family } of graded) {
    if (!family || floors.has(family.name)) continue;
    const grades = graded.filter((one) => one.family?.name === family.name).map(({ grade }) => grade);
    const reached = [2, 1.5, 1.4, 1, 0].find((grade) => grades.filter((one) => one >= grade).length >= family.least) ?? 0;
    floors.set(family.name, Math.min(least, reached));
  }
  const isIn = (muscle: (typeof majorMuscles)[number], pool: readonly Exercise[]) => pool.some(({ primary }) => primary.includes(muscle));
  const pool = graded
    .filter(
      ({ exercise, grade, family }) =>
        grade >= (family ? (floors.get(family.name) ?? 0) : least) ||
        isWanted(exercise, request) ||
        exercise.primary.some((muscle) => focus.has(muscle)),
    )
    .map(({ exercise }) => exercise);
  const lacking = majorMuscles.filter((muscle) => !isIn(muscle, pool));
  return lacking.length === 0 ? pool : all.filter((one) => pool.includes(one) || lacking.some((muscle) => one.primary.includes(muscle)));
}

/** The lifts that carry a programme, by how much of one they can carry. */
const carrying: Readonly<Record<string, number>> = {
  'barbell-back-squat': 1,
  'barbell-deadlift': 1,
  'barbell-bench-press': 1,
  'barbell-press': 0.9,
  'front-squat': 0.7,
  'barbell-rdl': 0.7,
  'barbell-row': 0.7,
  'pull-up': 0.7,
  'chin-up': 0.7,
  'lat-pulldown': 0.6,
  'dumbbell-bench-press': 0.6,
  'dumbbell-shoulder-press': 0.6,
  'dumbbell-rdl': 0.6,
  'incline-dumbbell-press': 0.5,
  'goblet-squat': 0.5,
  'dumbbell-front-squat': 0.5,
  'leg-press': 0.5,
  'machine-chest-press': 0.5,
  'cable-row': 0.5,
  'chest-supported-row': 0.5,
  'one-arm-dumbbell-row': 0.5,
  'trap-kettlebell-deadlift': 0.5,
  'hip-thrust-barbell': 0.4,
  'paused-back-squat': 0.4,
  'machine-shoulder-press': 0.4,
  'push-up': 0.4,
  'band-row': 0.4,
  'dumbbell-floor-press': 0.3,
  'kettlebell-swing': -0.6,
  'hack-squat-machine': 0.2,
  'landmine-press': -0.2,
  'back-extension-floor': -0.7,
  'nordic-curl': -0.6,
};

const carryWeight: Readonly<Record<WorkoutRequest['goal'], number>> = {
  strength: 3,
  muscle: 1.8,
  general: 1.2,
  fatLoss: 1.2,
  sport: 1.2,
  endurance: 1,
  comeback: 1.2,
};

/** How much better an exercise is as a first lift of its part of the body. */
export const worthAsMainLift = ({ id }: Exercise, { goal }: Pick<WorkoutRequest, 'goal'>): number =>
  (carrying[id] ?? 0) * carryWeight[goal];

/** The competition lifts come back within the week when the aim is strength. */
export const isCompetitionLift = ({ id }: Exercise): boolean => (carrying[id] ?? 0) >= 0.9;

/** How well an exercise suits those who start carefully: rising and leaning rather than lunging, standing rather than lying on the front. */
export function easeFor(exercise: Exercise, request: WorkoutRequest): number {
  if (!isCareful(request) || startingLevel(request) === 'advanced') return 0;
  const isProne = /^prone|superman|snow-angel|back-extension|elbow-drive|^plank|side-plank|spanish|tempo/.test(exercise.id);
  return (friendly.has(exercise.id) ? 0.7 : 0) - (exercise.pattern === 'lunge' ? 0.8 : 0) - (isProne ? 0.5 : 0);
}
