import { exercises } from '../../src/server/assistant/workout/exercises.ts';
import type { WorkoutItem, WorkoutPlan, WorkoutSession, WorkoutWeek } from '../../src/contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../src/contract/assistant/workout.ts';
import type { BodyPart, Equipment } from '../../src/contract/assistant/words.ts';

// Written independently of the planner: it reads names, and does not know loads, needs or roles.
const needsByName: readonly [RegExp, readonly Equipment[]][] = [
  [/\bband\b/i, ['band']],
  [/\bdumbbells?\b/i, ['dumbbells', 'kettlebell']],
  [/\bkettlebell\b/i, ['kettlebell']],
  [/\bbarbell\b/i, ['barbell']],
  [/\bbench\b/i, ['bench']],
  [/pull-up|chin-up|\bbar hang/i, ['pullUpBar']],
  [/\bring\b|\bstrap\b/i, ['rings']],
  [/leg press|cable|pull-down machine|(press|curl|squat|extension) machine/i, ['machines']],
  [/medicine.ball/i, ['medicineBall']],
  [/exercise.ball/i, ['exerciseBall']],
  [/step-up|\bbox\b|step-off/i, ['step']],
  [/\brope\b/i, ['rope']],
  [/\bcone\b/i, ['cones']],
  [/treadmill|stationary bike|rowing machine/i, ['cardio']],
  [/foam roll/i, ['roller']],
];
const impact = /\bjump|\bhop\b|pogo|sprint|\bjog\b|\brun\b|running|skipping|a-skip|acceleration|shuttle|step-off|crossover/i;
const landing: readonly BodyPart[] = ['hip', 'hamstring', 'quadriceps', 'knee', 'shin', 'calf', 'achilles', 'ankle', 'foot'];
const notNow: readonly [readonly BodyPart[], RegExp][] = [
  [['knee'], /squat(?! thrust)|lunge|step-up|leg press|leg extension|leg curl|nordic|half-kneeling|wall sit|skater|rear-foot/i],
  [['hamstring'], /nordic|deadlift|leg curl|kettlebell swing|good morning|walk-out|leg swing/i],
  [['quadriceps'], /squat|lunge|step-up|leg extension|leg press/i],
  [['hip'], /deadlift|lunge|cossack|hip thrust|copenhagen|squat jump|kettlebell swing/i],
  [['shoulder'], /push-up|overhead|shoulder press|bench press|pull-up|chin-up|chair dip|plank(?!.*wall)|slam/i],
  [['elbow'], /chair push-up|knee push-up|chair dip|(dumbbell|band) curl$|overhead triceps|pull-up|chin-up/i],
  [['wrist'], /push-up|downward dog|inchworm|mountain|barbell|wrist curl|^cat and cow|bird dog/i],
  [['lowerBack'], /barbell (back|front) squat|deadlift|barbell row|kettlebell swing|back extension|superman|romanian|hollow/i],
  [['upperBack'], /barbell (back|front) squat|superman|pull-up/i],
  [['neck'], /barbell (back|overhead)|neck press|superman/i],
  [['calf', 'achilles'], /^calf raise|single-leg calf|dumbbell calf|fast feet/i],
  [['shin', 'ankle', 'foot'], /fast feet|carry|single-leg (squat|deadlift|hip)|balance|star reach/i],
  [['head'], /pike|downward|burpee|interval|slam|barbell (back|front|deadlift|overhead)|mountain/i],
];
const notIn: Readonly<Record<string, RegExp>> = {
  pregnancy:
    /sit-up|crunch|hollow|^lying|superman|bridge$|dead bug|^(forearm|knee|long) plank|barbell|push-up$(?<!wall push-up|chair push-up)/i,
  heart: /interval|barbell|sprint/i,
  highBloodPressure: /downward|pike|barbell (back|front|bench|overhead)|sprint/i,
  osteoporosis: /crunch|curl-up|wood-chop|side throw|slam/i,
  vertigo: /downward|pike|inchworm|side shuffle|shuttle/i,
};
const advancedOnly = /single-leg squat to|depth|tuck jump|split jump|flying sprint|paused barbell|hollow|ring push-up|^copenhagen/i;
const notForBeginners = /barbell|pull-up$(?<!hang)|chin-up|nordic|squat jump|box jump|kettlebell swing|pike push-up|rear-foot/i;

const english = new Map(exercises.map(({ id, name }) => [id, name.english]));
const itemsOf = (session: WorkoutSession): WorkoutItem[] => session.blocks.flatMap(({ items }) => items);

/** Runs with walks between are the way back to running, for those who want endurance. */
const mayReturn = (name: string, { goal }: WorkoutRequest) => name === 'Run and walk' && goal === 'endurance';

/** What somebody who reads only the names would call wrong for this person. */
export function wordBreaches(plan: WorkoutPlan, request: WorkoutRequest): string[] {
  const ids = new Set(plan.weeks.flatMap(({ sessions }) => sessions.flatMap(itemsOf)).map(({ exercise }) => exercise));
  const wrong: string[] = [];
  const level =
    request.goal === 'comeback'
      ? { beginner: 0, intermediate: 0, advanced: 1 }[request.level]
      : { beginner: 0, intermediate: 1, advanced: 2 }[request.level];
  for (const id of ids) {
    const name = english.get(id) ?? id;
    const add = (why: string) => wrong.push(`${name}: ${why}`);
    for (const [word, things] of needsByName)
      if (word.test(name) && !things.some((one) => request.equipment.includes(one))) add(`without ${things.join(' or ')}`);
    if (
      impact.test(name) &&
      request.injuries.some(({ part, when }) => landing.includes(part) && !(when === 'past' && mayReturn(name, request)))
    )
      add('impact on a hurt leg');
    for (const { part, when } of request.injuries) {
      if (when === 'now' && notNow.some(([parts, word]) => parts.includes(part) && word.test(name))) add(`${part} hurts now`);
    }
    for (const condition of request.conditions) if (notIn[condition]?.test(name)) add(condition);
    if (impact.test(name) && request.conditions.some((one) => ['pregnancy', 'postpartum', 'osteoporosis', 'heart'].includes(one)))
      add('impact with a condition');
    if (level < 2 && advancedOnly.test(name)) add('advanced only');
    if (level < 1 && notForBeginners.test(name)) add('not for beginners');
  }
  return wrong;
}

const order = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const isBeforeMatch = (day: (typeof order)[number], { matchDays }: WorkoutRequest) =>
  matchDays.includes(order[(order.indexOf(day) + 1) % 7] ?? 'monday');

const saysShorter = ({ cautions }: WorkoutPlan, { minutes }: WorkoutRequest) =>
  cautions.some((says) => says.startsWith(`You asked for ${minutes} minutes`) || says.startsWith(`आपने ${minutes} मिनट`));
const isLess = ({ seconds }: WorkoutSession, request: WorkoutRequest) => seconds < 54 * request.minutes;
/** A session that ends earlier than asked, in a week that does not unload. */
export const endsEarly = (session: WorkoutSession, week: WorkoutWeek, request: WorkoutRequest): boolean =>
  week.number < 4 && !isBeforeMatch(session.weekday, request) && isLess(session, request);

/**
 * The relative difference between a session and the minutes asked for, calculated from sets, repetitions and rests; for a session that ends
 * earlier, to unload or because the plan says so, between it and its own minutes.
 */
export function minutesOff(session: WorkoutSession, week: WorkoutWeek, plan: WorkoutPlan, request: WorkoutRequest): number {
  let seconds = 0;
  for (const { block, items } of session.blocks) {
    for (const item of items) {
      const dose = exercises.find(({ id }) => id === item.exercise)?.dose;
      const one = item.seconds ?? (item.reps ?? 0) * (dose?.by === 'reps' ? dose.secondsEach : 3);
      seconds += item.sets * one * (item.eachSide ? 2 : 1) + (item.sets - 1) * item.restSeconds;
      seconds += ['strength', 'power', 'prehab'].includes(block) ? 30 : 5;
    }
  }
  const isMeant = isLess(session, request) && (week.number === 4 || saysShorter(plan, request));
  const wanted = isBeforeMatch(session.weekday, request) ? Math.min(25, request.minutes) : request.minutes;
  const asked = isMeant ? session.seconds : 60 * wanted;
  return Math.abs(seconds - asked) / asked;
}

const tops = { beginner: 14, intermediate: 20, advanced: 25 };
const floors = { beginner: 4, intermediate: 6, advanced: 8 };

/** The large muscles of a week whose recalculated sets are outside the level's range for the week's hours. */
export function lacksOf(week: WorkoutWeek, request: WorkoutRequest): string[] {
  const stepDown = { beginner: 'beginner', intermediate: 'beginner', advanced: 'intermediate' } as const;
  const level = request.goal === 'comeback' ? stepDown[request.level] : request.level;
  const full = week.sessions.filter(({ weekday }) => !isBeforeMatch(weekday, request));
  const perHour = request.goal === 'endurance' || request.goal === 'fatLoss' ? 1.5 : 2;
  // Who trains for endurance on three days and more lifts on two of them (ACSM 2011).
  const lifting = request.goal === 'endurance' ? Math.min(2, full.length) : full.length;
  const least = full.length === 0 ? 0 : Math.min(floors[level], Math.max(1, Math.floor((perHour * lifting * request.minutes) / 60)));
  const low = week.number === 4 ? least / 2 : least;
  const counts = new Map<string, number>();
  for (const { block, items } of week.sessions.flatMap(({ blocks }) => blocks)) {
    if (block !== 'strength' && block !== 'prehab') continue;
    for (const { exercise, sets } of items) {
      const found = exercises.find(({ id }) => id === exercise);
      for (const muscle of found?.primary ?? []) counts.set(muscle, (counts.get(muscle) ?? 0) + sets);
      for (const muscle of found?.secondary ?? []) counts.set(muscle, (counts.get(muscle) ?? 0) + sets / 2);
    }
  }
  // `low` is 0 if injuries leave no exercise for a muscle. The trunk steadies every lift, which is not counted, and needs half as many.
  const leastFor = (muscle: string) => (muscle === 'core' ? (low < 2 ? 0 : Math.ceil(low / 2)) : low);
  return week.sets
    .filter(
      ({ muscle, low: stated }) => (stated > 0 && (counts.get(muscle) ?? 0) < leastFor(muscle)) || (counts.get(muscle) ?? 0) > tops[level],
    )
    .map(({ muscle }) => muscle);
}

/** The largest weekly increase of sets times repetitions, separately for strength and conditioning. */
export function growthOf({ weeks }: WorkoutPlan): number {
  const volume = (week: WorkoutWeek, blocks: readonly string[]) =>
    week.sessions
      .flatMap((session) => session.blocks)
      .filter(({ block }) => blocks.includes(block))
      .flatMap(({ items }) => items)
      .reduce((sum, { sets, reps, seconds, eachSide }) => sum + sets * (reps ?? (seconds ?? 0) / 3) * (eachSide ? 2 : 1), 0);
  const growths = [['strength', 'power', 'prehab'], ['conditioning']].flatMap((blocks) =>
    weeks.slice(1).map((week, at) => {
      const before = weeks[at] ? volume(weeks[at], blocks) : 0;
      const after = volume(week, blocks);
      return after === 0 ? 0 : after / before - 1;
    }),
  );
  return Math.max(...growths);
}
