import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import type { DayPart, WeekSplit } from '../../../contract/assistant/workout-wishes.ts';
import type { DraftItem, Muscle } from '../../../contract/assistant/workout-plan.ts';
import { knownExercise } from './exercises.ts';
import type { Exercise } from './exercises.ts';
import { startingLevel } from './may-do.ts';
import { partOn, wishesOf } from './wishes/wishes-of.ts';

/** What a lift trains: bending knees, bending hips, pushing or pulling. */
export type Region = 'knee' | 'hip' | 'push' | 'pull';
/** What a session is about. */
export type DayKind = 'full' | 'upper' | 'lower' | 'push' | 'pull' | 'endurance';

const regions = {
  squat: 'knee',
  lunge: 'knee',
  hinge: 'hip',
  push: 'push',
  press: 'push',
  row: 'pull',
  pullDown: 'pull',
} as const satisfies Partial<Record<Exercise['pattern'], Region>>;

/** The region of a compound lift; null for small exercises and the trunk. */
export const regionOf = ({ pattern }: Exercise): Region | null => (pattern in regions ? regions[pattern as keyof typeof regions] : null);

const regionsOf: Readonly<Record<DayKind, readonly Region[]>> = {
  full: ['knee', 'hip', 'push', 'pull'],
  upper: ['push', 'pull'],
  lower: ['knee', 'hip'],
  push: ['push'],
  pull: ['pull'],
  endurance: [],
};
const legs: readonly Muscle[] = ['quads', 'glutes', 'hamstrings', 'calves', 'adductors', 'shins', 'hipFlexors'];
const pushing: readonly Muscle[] = ['chest', 'shoulders', 'triceps'];
const pulling: readonly Muscle[] = ['back', 'biceps', 'forearms', 'rotatorCuff'];
const smallOf: Readonly<Record<DayKind, readonly Muscle[]>> = {
  full: [...legs, ...pushing, ...pulling, 'neck'],
  upper: [...pushing, ...pulling, 'neck'],
  lower: legs,
  push: pushing,
  pull: [...pulling, 'neck'],
  endurance: [],
};
const anyDay: readonly Exercise['pattern'][] = ['antiExtension', 'antiRotation', 'rotation', 'coreFlexion', 'carry', 'balance'];

/** Whether an exercise belongs to a day: lifts by their region, small ones by their muscle, the trunk on any day. */
export function fitsDay(exercise: Exercise, kind: DayKind): boolean {
  const region = regionOf(exercise);
  if (region) return regionsOf[kind].includes(region);
  if (anyDay.includes(exercise.pattern)) return true;
  if (exercise.pattern === 'sideCore') return !exercise.primary.includes('adductors') || kind === 'lower' || kind === 'full';
  return exercise.primary.some((muscle) => smallOf[kind].includes(muscle));
}

/**
 * The weeks of somebody who trains endurance on three days or more: two days with strength, far from each other, and the others for the engine
 * alone (ACSM 2011: strength twice a week beside endurance). Strength every day would tire the legs that are to run.
 */
const enduranceWeeks: Readonly<Record<number, readonly DayKind[]>> = {
  3: ['full', 'endurance', 'full'],
  4: ['full', 'endurance', 'full', 'endurance'],
  5: ['full', 'endurance', 'endurance', 'full', 'endurance'],
  6: ['endurance', 'full', 'endurance', 'endurance', 'full', 'endurance'],
};

/** The kinds of the days of such a week; undefined for others, and where two sessions are too short for all of the body. */
const enduranceWeek = (request: Pick<WorkoutRequest, 'goal' | 'minutes' | 'wishes'>, full: number): readonly DayKind[] | undefined =>
  request.goal === 'endurance' && request.minutes >= (full === 3 ? 30 : 35) && wishesOf(request).split === null
    ? enduranceWeeks[full]
    : undefined;

/** The sessions of a week that train strength, of its full sessions. */
export const strengthSessions = (request: Pick<WorkoutRequest, 'goal' | 'minutes' | 'wishes'>, full: number): number =>
  enduranceWeek(request, full)?.filter((kind) => kind !== 'endurance').length ?? full;

const turns: Readonly<Record<WeekSplit, readonly DayKind[]>> = {
  fullBody: ['full'],
  upperLower: ['upper', 'lower'],
  pushPullLegs: ['push', 'pull', 'lower'],
};
/** The days of a split that was asked for in words, where the week has one of each and they are long enough to be worth dividing. */
function askedSplit(request: WorkoutRequest, full: number): DayKind[] | undefined {
  const { split } = wishesOf(request);
  if (split === null || turns[split].length > full || (split !== 'fullBody' && request.minutes <= 20)) return undefined;
  return Array.from({ length: full }, (_, at) => turns[split][at % turns[split].length] ?? 'full');
}

/**
 * The kinds of a week's full sessions: whole-body days up to three, for beginners and those in a hurry up to four; then halves; on five days
 * halves and push, pull, legs; on six push, pull, legs twice. If something hurts that takes half of the body away, all are for the whole.
 */
export function splitOf(request: WorkoutRequest, days: readonly Weekday[], allowed: readonly Exercise[]): DayKind[] {
  const kinds = usualSplit(request, days.length, allowed);
  return isLopsidedBy(allowed) ? kinds : withDayParts(kinds, days, request);
}

const meets = (kind: DayKind, part: DayPart): boolean =>
  part === 'noLegs'
    ? kind === 'upper' || kind === 'push' || kind === 'pull'
    : kind === part || (kind === 'upper' && (part === 'push' || part === 'pull'));

/** The kinds with what some weekdays were asked to train: kinds change places where that is enough. */
function withDayParts(usual: readonly DayKind[], days: readonly Weekday[], request: WorkoutRequest): DayKind[] {
  const kinds = [...usual];
  const partAt = (at: number) => partOn(request, days[at] ?? 'monday');
  for (const at of kinds.keys()) {
    const part = partAt(at);
    const here = kinds[at] ?? 'full';
    if (part === undefined || part === 'mobility' || meets(here, part)) continue;
    const other = kinds.findIndex(
      (kind, index) =>
        meets(kind, part) && (partAt(index) === undefined || index > at) && !(partAt(index) && meets(kind, partAt(index) as DayPart)),
    );
    if (other >= 0) [kinds[at], kinds[other]] = [kinds[other] ?? here, here];
    else kinds[at] = part === 'noLegs' ? 'upper' : part;
  }
  return kinds;
}

const isLopsidedBy = (allowed: readonly Exercise[]): boolean => {
  const lifts = allowed.filter(({ roles }) => roles.includes('strength'));
  return regionsOf.full.some((region) => !lifts.some((one) => regionOf(one) === region));
};

function usualSplit(request: WorkoutRequest, full: number, allowed: readonly Exercise[]): DayKind[] {
  const isBeginner = startingLevel(request) === 'beginner';
  const forEndurance = enduranceWeek(request, full);
  if (forEndurance) return [...forEndurance];
  const isLopsided = isLopsidedBy(allowed);
  const asked = isLopsided ? undefined : askedSplit(request, full);
  if (asked) return asked;
  const isWhole = full <= 3 || isLopsided || request.minutes <= 20 || (isBeginner && full === 4);
  if (isWhole) return Array.from({ length: full }, () => 'full');
  if (full === 4) return ['upper', 'lower', 'upper', 'lower'];
  if (isBeginner || request.minutes < 45)
    return (['upper', 'lower', 'upper', 'lower', full === 5 ? 'full' : 'upper', 'lower'] as const).slice(0, full);
  return full === 5 ? ['upper', 'lower', 'push', 'pull', 'lower'] : ['push', 'pull', 'lower', 'push', 'pull', 'lower'];
}

/** A lift that a day must have, in the direction that it should preferably have. */
export type MainLift = { region: Region; pattern?: Exercise['pattern'] };

const knee: MainLift = { region: 'knee', pattern: 'squat' };
const lunge: MainLift = { region: 'knee', pattern: 'lunge' };
const hip: MainLift = { region: 'hip' };
const forward: MainLift = { region: 'push', pattern: 'push' };
const overhead: MainLift = { region: 'push', pattern: 'press' };
const row: MainLift = { region: 'pull', pattern: 'row' };
const down: MainLift = { region: 'pull', pattern: 'pullDown' };

/**
 * The lifts that a day must have, in order. Whole-body and leg days begin with knees or hips in turn; the arms push forward and overhead, and
 * pull level and from above, on one day or in turn.
 */
export function mainLifts(kind: DayKind, turn: number): MainLift[] {
  const isOdd = turn % 2 === 1;
  if (kind === 'full') return isOdd ? [hip, overhead, down, lunge, forward, row] : [knee, forward, row, hip, overhead, down];
  if (kind === 'upper') return isOdd ? [overhead, down, forward, row] : [forward, row, overhead, down];
  if (kind === 'lower') return isOdd ? [hip, knee, lunge] : [knee, hip, lunge];
  if (kind === 'push') return isOdd ? [overhead, forward, forward] : [forward, overhead, forward];
  return kind === 'pull' ? (isOdd ? [row, down, row] : [down, row, row]) : [];
}

/** Whether an exercise is for the trunk alone. */
export const isTrunk = ({ pattern, primary }: Exercise): boolean =>
  primary.includes('core') && ['antiExtension', 'antiRotation', 'rotation', 'sideCore', 'coreFlexion'].includes(pattern);

/** Small exercises of the same kind, of which a session has one. */
export function familyOf({ id, pattern, primary }: Exercise): string | null {
  if (id.startsWith('copenhagen')) return 'copenhagen';
  if (/lateral-raise|side-raise/.test(id)) return 'side raise';
  if (pattern === 'cuff') return primary.includes('shoulders') ? null : 'cuff';
  if (/curl$/.test(id) && (primary.includes('biceps') || primary.includes('forearms'))) return 'arm curl';
  return pattern === 'isolation' ? `isolation of ${primary[0] ?? ''}` : null;
}

export type Filled = { kind: DayKind; items: readonly DraftItem[]; prehab: readonly DraftItem[] };
const setsWhere = (items: readonly DraftItem[], is: (one: Exercise) => boolean): number =>
  items.reduce((sum, { exercise, sets }) => sum + (is(knownExercise(exercise)) ? sets : 0), 0);

/** The week's sets of a region. */
export const regionSets = (slots: readonly Filled[], region: Region): number =>
  slots.reduce((sum, { items, prehab }) => sum + setsWhere([...items, ...prehab], (one) => regionOf(one) === region), 0);

export const isSmall = ({ pattern }: Exercise) => pattern === 'isolation' || pattern === 'cuff';

/** Whether an exercise may come into a session: of its day, not more small sets than big ones, and the week stays in balance. */
export function mayJoin(exercise: Exercise, sets: number, slot: Filled, slots: readonly Filled[], slack = 0): boolean {
  const { items, prehab, kind } = slot;
  if (!fitsDay(exercise, kind)) return false;
  const all = [...items, ...prehab];
  const family = familyOf(exercise);
  if (family && all.some((item) => familyOf(knownExercise(item.exercise)) === family)) return false;
  if (isSmall(exercise)) return setsWhere(all, isSmall) + sets <= setsWhere(all, (one) => regionOf(one) !== null);
  const region = regionOf(exercise);
  return region === null || keepsBalance(region, sets, slots, slack);
}

/** At least as much pulling as pushing and about a quarter more at most; knees and hips within a half of each other. */
export function keepsBalance(region: Region, sets: number, slots: readonly Filled[], slack = 0): boolean {
  const count = (one: Region) => regionSets(slots, one);
  if (region === 'push') return count('push') + sets <= count('pull') * (1 + slack) + (slack > 0 ? 1 : 0);
  if (region === 'pull') return count('pull') + sets <= 1.25 * count('push') + 2;
  const other = region === 'knee' ? 'hip' : 'knee';
  return count(region) + sets <= 1.5 * count(other) + 2;
}
