import type { DietDay, DietMeal, DietPlan } from '../../src/contract/assistant/diet.ts';
import type { WorkoutPlan, WorkoutSession } from '../../src/contract/assistant/workout-plan.ts';
import { atLeast, plain, report, type Figure } from '../report.ts';
import { askingApp } from './asking-app.ts';
import { rowsOf, showMiss } from './cases.ts';
import { calmAnswers } from './calm-answers.ts';
import { notWhileHurt, notWith } from './coach-bans.ts';

// node bench/assistant/wishes.ts: wishes in words, measured with bench/assistant/sets/*-wishes.jsonl (its README says how they were
// written); with --dev, the cases to work on, and each that is missed.
type Check = {
  readonly kind: string;
  readonly like?: readonly string[];
  readonly about?: string;
  readonly days?: readonly string[];
  readonly of?: readonly string[];
  readonly least?: number;
  readonly most?: number | string;
  readonly before?: string;
  readonly after?: string;
};
type Row = { readonly id: string; readonly form: Record<string, unknown>; readonly words: string; readonly checks: readonly Check[] };
type Card = { readonly level: string; readonly title: string; readonly lines: readonly string[] };
type Wish = { readonly says?: string; readonly outcome?: string };
type Made<Plan> = {
  readonly data: { readonly plan: Plan } | null;
  readonly cards?: readonly Card[];
  readonly message?: string;
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly wishes?: readonly Wish[];
};
type Judge<Plan> = (check: Check, plan: Plan, made: Made<Plan>) => boolean;

const monday = '2026-06-01';
const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const fits = (check: Check, text: string) => (check.like ?? []).some((source) => new RegExp(source, 'iu').test(text));
const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
const isWithin = ({ least, most }: Check, value: number, leeway = 0) =>
  value >= number(least, -Infinity) * (1 - leeway) && value <= number(most, Infinity) * (1 + leeway);

/** What a person reads beside the sessions or meals: cards, notes, reasons, and what became of each wish. */
function readBeside(made: Made<DietPlan | WorkoutPlan>): string {
  const plan = made.data?.plan;
  const ofPlan =
    plan?.kind === 'workout'
      ? [plan.summary, ...plan.cautions, ...plan.notes.flatMap((one) => [one.title, one.says]), ...plan.otherDays.map((one) => one.says)]
      : (plan?.notes ?? []);
  const ofCards = (made.cards ?? []).flatMap(({ title, lines }) => [title, ...lines]);
  return [
    ...ofPlan,
    ...ofCards,
    ...(made.wishes ?? []).map((wish) => wish.says ?? ''),
    made.message ?? '',
    ...Object.values(made.fields ?? {}),
  ].join('\n');
}
const isSaid = (check: Check, made: Made<DietPlan | WorkoutPlan>) => new RegExp(check.about ?? '', 'isu').test(readBeside(made));
const isRefused = (made: Made<DietPlan | WorkoutPlan>) => made.data === null || made.data === undefined;
const isSentToADoctor = (made: Made<DietPlan | WorkoutPlan>) =>
  isRefused(made) || (made.cards ?? []).some(({ level }) => /crisis|emergency|seeDoctor/.test(level));

const sessionsOf = (plan: WorkoutPlan): WorkoutSession[] => plan.weeks.flatMap((week) => week.sessions);
const mainNames = (plan: WorkoutPlan) => plan.exercises.map(({ name }) => name);
const noneOf = (words: readonly RegExp[], plan: WorkoutPlan) => !mainNames(plan).some((name) => words.some((word) => word.test(name)));
const daysOf = (plan: WorkoutPlan) => [...new Set((plan.weeks[0]?.sessions ?? []).map(({ weekday }) => weekday.slice(0, 3)))];
const ownHome = new Set(['none', 'floor', 'wall', 'chair', 'mat', 'bodyweight']);
const needed = (plan: WorkoutPlan) => plan.exercises.map(({ equipment }) => equipment.map(({ id }) => id).filter((id) => !ownHome.has(id)));

const overhead = /overhead|shoulder press|pike|handstand|pull-up(?! bar)|chin-up|snatch|jerk|thruster|slam|arnold/i;
const loadedFlexion = notWith.osteoporosis;
const levels = ['beginner', 'intermediate', 'advanced'];

type Item = WorkoutSession['blocks'][number]['items'][number];
const itemsOf = (session: WorkoutSession, block: string): Item[] => session.blocks.flatMap((one) => (one.block === block ? one.items : []));
const secondsOf = (session: WorkoutSession, block: string) =>
  session.blocks.reduce((sum, one) => sum + (one.block === block ? one.seconds : 0), 0);
const everyBlock =
  (block: string): Judge<WorkoutPlan> =>
  (check, plan) =>
    sessionsOf(plan).every((session) => isWithin(check, secondsOf(session, block) / 60));
const sessionsOn = (check: Check, plan: WorkoutPlan) =>
  sessionsOf(plan).filter(({ weekday }) => check.days === undefined || check.days.includes(weekday.slice(0, 3)));
/** Whether the strength work of a session has one of these muscles as its main one. */
function isTrained(check: Check, plan: WorkoutPlan, session: WorkoutSession): boolean {
  const mains = new Map(plan.exercises.map(({ id, primary }) => [id, primary.map((muscle) => muscle.id)]));
  return itemsOf(session, 'strength').some(({ exercise }) => mains.get(exercise)?.some((muscle) => check.of?.includes(muscle)));
}

const ofWorkout: Readonly<Record<string, Judge<WorkoutPlan>>> = {
  noExercise: (check, plan) => !mainNames(plan).some((name) => fits(check, name)),
  someExercise: (check, plan) => mainNames(plan).some((name) => fits(check, name)),
  sessionsAWeek: (check, plan) => plan.weeks.every((week) => isWithin(check, week.sessions.length)),
  minutesAtMost: (check, plan) => sessionsOf(plan).every(({ minutes }) => minutes <= number(check.most, Infinity)),
  notWeekdays: (check, plan) => !daysOf(plan).some((day) => check.days?.includes(day)),
  onlyWeekdays: (check, plan) => daysOf(plan).every((day) => check.days?.includes(day)),
  equipmentOnly: (check, plan) => needed(plan).every((tools) => tools.length === 0 || tools.some((tool) => check.of?.includes(tool))),
  noEquipment: (check, plan) => needed(plan).every((tools) => tools.length === 0 || tools.some((tool) => !check.of?.includes(tool))),
  noImpact: (_check, plan) => noneOf(notWhileHurt.shin, plan),
  noOverhead: (_check, plan) => noneOf([overhead], plan),
  noLoadedFlexion: (_check, plan) => noneOf(loadedFlexion, plan),
  notSupineHeavy: (_check, plan) => noneOf([/bench press|floor press|barbell (hip thrust|glute bridge)|skull/i], plan),
  noDeepKnee: (_check, plan) => noneOf([/deep squat|pistol|sissy|full squat|lunge|split squat|cossack/i], plan),
  warmUpMinutes: everyBlock('warmUp'),
  coolDownMinutes: everyBlock('coolDown'),
  /** On each of these days a session trains one of these muscles; without days, each session does. */
  trainedOn: (check, plan) => {
    const sessions = sessionsOn(check, plan);
    return sessions.length >= (check.days?.length ?? 1) * plan.weeks.length && sessions.every((one) => isTrained(check, plan, one));
  },
  notTrainedOn: (check, plan) => sessionsOn(check, plan).every((one) => !isTrained(check, plan, one)),
  /** So many sessions a week train one of these muscles. */
  trainedTimes: (check, plan) =>
    plan.weeks.every(({ sessions }) => isWithin(check, sessions.filter((one) => isTrained(check, plan, one)).length)),
  /** The day has a session without strength work. */
  mobilityOn: (check, plan) => {
    const sessions = sessionsOn(check, plan);
    return sessions.length > 0 && sessions.some((one) => itemsOf(one, 'strength').length === 0 && secondsOf(one, 'mobility') > 0);
  },
  /** The sets of these exercises in the first week. */
  setsOf: (check, plan) =>
    (plan.weeks[0]?.sessions ?? []).every((session) =>
      itemsOf(session, 'strength').every((item) => !fits(check, item.name) || isWithin(check, item.sets)),
    ),
  inEverySession: (check, plan) =>
    sessionsOf(plan).every(({ blocks }) => blocks.some(({ items }) => items.some(({ name }) => fits(check, name)))),
  /** Only such work for heart and lungs. */
  conditioningOnly: (check, plan) =>
    sessionsOf(plan).every((session) => itemsOf(session, 'conditioning').every(({ name }) => fits(check, name))),
  levelAtMost: ({ most }, plan) => plan.exercises.every(({ level }) => levels.indexOf(level.toLowerCase()) <= levels.indexOf(String(most))),
};

const foodsOf = (day: DietDay) => day.meals.flatMap(({ items }) => items.flatMap((item) => [item.name, item.note, ...item.ingredients]));
const foodsOn = (plan: DietPlan, isWanted: (day: string) => boolean) =>
  plan.days.filter((_day, at) => isWanted(dayNames[at] ?? '')).flatMap(foodsOf);
const itemNames = (plan: DietPlan) => plan.days.flatMap((day) => foodsOf(day));
const timesOf = (plan: DietPlan) => plan.days.flatMap(({ meals }) => meals.map(({ at }) => at));
const fructans =
  /onion|garlic|wheat|atta|\bbread\b|rajma|kidney bean|chickpea|chana|cauliflower|\bapple|cashew|pistachio|lentil|\bdal\b|barley|rye|inulin/i;
const cooked = /curry|sabzi|dal\b|roti|khichdi|pulao|dosa|paratha|stir|baked|grilled|roasted (?!peanut|chana|gram|fox)|fried/i;
/** More than a cup of these on one day and none on others moves an INR (AHA Warfarin patient guide). */
const vitaminK = /spinach|palak|methi leaves|fenugreek leaves|amaranth|mustard greens|sarson|kale|drumstick leaves|broccoli/i;
const greensOn = (day: DietDay) =>
  day.meals.flatMap(({ items }) => items).filter((item) => vitaminK.test([item.name, ...item.ingredients].join(' '))).length;

/** The meals of the check's kinds (all if it names none) on each day. */
const mealsOf = (check: Check, day: DietDay) => day.meals.filter(({ key }) => !check.of || check.of.includes(key));
const hasFood = (check: Check, meals: readonly DietMeal[]) =>
  meals.some(({ items }) => items.some((item) => [item.name, item.note, ...item.ingredients].some((name) => fits(check, name))));
const daysWith = (check: Check, plan: DietPlan) => plan.days.filter((day) => hasFood(check, mealsOf(check, day))).length;

/** What a wish says of single meals: their foods, times, minutes and number. */
const ofMeals: Readonly<Record<string, Judge<DietPlan>>> = {
  noFoodAt: (check, plan) => daysWith(check, plan) === 0,
  onlyFoodAt: (check, plan) =>
    !plan.days.some((day) =>
      hasFood(
        check,
        day.meals.filter(({ key }) => !check.of?.includes(key)),
      ),
    ),
  someFoodAt: (check, plan) => daysWith(check, plan) > 0,
  foodOnDays: (check, plan) => isWithin(check, daysWith(check, plan)),
  someFoodOn: (check, plan) => foodsOn(plan, (day) => check.days?.includes(day) === true).some((name) => fits(check, name)),
  proteinBetween: (check, plan) => plan.days.every(({ total }) => isWithin(check, total.protein, 0.03)),
  mealsADay: (check, plan) => plan.days.every(({ meals }) => isWithin(check, meals.length)),
  mealAt: ({ of = [], before = '00:00', after = '24:00' }, plan) =>
    plan.days.every(({ meals }) => meals.every(({ key, at }) => !of.includes(key) || (at >= before && at <= after))),
  mealMinutes: (check, plan) => plan.days.every((day) => mealsOf(check, day).every(({ minutes = 0 }) => isWithin(check, minutes))),
  someMealOver: (check, plan) => plan.days.some((day) => mealsOf(check, day).some(({ minutes = 0 }) => minutes > number(check.least, 0))),
};

const ofDiet: Readonly<Record<string, Judge<DietPlan>>> = {
  ...ofMeals,
  noFood: (check, plan) => !itemNames(plan).some((name) => fits(check, name)),
  someFood: (check, plan) => itemNames(plan).some((name) => fits(check, name)),
  noFoodOn: (check, plan) => !foodsOn(plan, (day) => check.days?.includes(day) === true).some((name) => fits(check, name)),
  onlyFoodOn: (check, plan) => !foodsOn(plan, (day) => check.days?.includes(day) !== true).some((name) => fits(check, name)),
  kcalBetween: (check, plan) => plan.days.every(({ total }) => isWithin(check, total.kcal, 0.03)),
  carbsAtMostPerDay: (check, plan) => plan.days.every(({ total }) => isWithin(check, total.carbs, 0.03)),
  noMealAt: ({ before = '00:00', after = '24:00' }, plan) => timesOf(plan).every((at) => at >= before && at <= after),
  dayFasted: ({ days }, plan) =>
    plan.days.every(
      (day, at) => !days?.includes(dayNames[at] ?? '') || day.meals.length === 0 || /\bfast|व्रत|उपवास/i.test(JSON.stringify(day)),
    ),
  minutesAtMost: (_check, plan) => !itemNames(plan).some((name) => /slow|biryani|baked|stuffed/i.test(name)),
  noCooking: (_check, plan) => !plan.days.some((day) => day.meals.some(({ items }) => items.some(({ name }) => cooked.test(name)))),
  noFructans: (_check, plan) => !itemNames(plan).some((name) => fructans.test(name)),
  steadyVitaminK: (_check, plan) => {
    const each = plan.days.map(greensOn);
    return Math.max(...each) - Math.min(...each) <= 1;
  },
};

function isHeld(check: Check, form: Row['form'], made: Made<DietPlan | WorkoutPlan>): boolean {
  if (check.kind === 'said') return isSaid(check, made);
  if (check.kind === 'refused') return isRefused(made) || /not|cannot|can't|refus|नहीं/i.test(readBeside(made));
  if (check.kind === 'refusedOrDoctor') return isSentToADoctor(made);
  const plan = made.data?.plan;
  // A card of danger instead of a plan keeps every wish that only forbids.
  if (!plan) return isSentToADoctor(made) && /^no|Most$/.test(check.kind);
  if (check.kind === 'proteinPerKgBetween' && plan.kind === 'diet')
    return plan.days.every(({ total }) => isWithin(check, total.protein / number(form['weightKg'], 70), 0.03));
  if (plan.kind === 'workout') return ofWorkout[check.kind]?.(check, plan, made as Made<WorkoutPlan>) ?? false;
  return ofDiet[check.kind]?.(check, plan, made as Made<DietPlan>) ?? false;
}

const formOf = {
  diet: { answers: calmAnswers('diet') },
  workout: { level: 'intermediate', goal: 'general', days: 3, minutes: 45, age: 30, answers: calmAnswers('exercise') },
};
const pathOf = { diet: '/api/assist/dietPlan', workout: '/api/assist/workoutPlan' };
type JudgedWish = {
  readonly id: string;
  readonly failed: readonly string[];
  readonly said: string;
  /** What became of each phrase: done, cannot or unclear. */
  readonly outcomes: readonly string[];
  readonly isMade: boolean;
};

/** Every wish of a set: its plan is made by the call, and each of its checks is looked for in the plan. */
async function judgeWishes(kind: 'diet' | 'workout', folder: string): Promise<JudgedWish[]> {
  const { ask, close } = await askingApp(folder);
  const judged: JudgedWish[] = [];
  for (const { id, form, words, checks } of rowsOf<Row>(`${kind}-wishes.jsonl`)) {
    const made = await ask<Made<DietPlan | WorkoutPlan>>(pathOf[kind], {
      ...formOf[kind],
      ...form,
      additionalInfo: words,
      startsOn: monday,
    });
    if (made.error === 'invalidInput') process.stderr.write(`${id}: ${JSON.stringify(made.fields)}\n`);
    const failed = checks.filter((check) => !isHeld(check, form, made));
    if (failed.length > 0) showMiss(`${id}: ${words}`, form, ...failed, `wishes: ${JSON.stringify(made.wishes)}`);
    judged.push({
      id,
      failed: failed.map((check) => check.kind),
      said: readBeside(made),
      outcomes: (made.wishes ?? []).flatMap(({ outcome }) => outcome ?? []),
      isMade: !isRefused(made),
    });
  }
  await close();
  return judged;
}

export async function benchWishes(folder: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of ['workout', 'diet'] as const) {
    const judged = await judgeWishes(kind, folder);
    const held = judged.filter(({ failed }) => failed.length === 0);
    figures.push(atLeast(`${kind} wishes in words held`, (100 * held.length) / judged.length, '%', 94.4));
    const outcomes = judged.flatMap((one) => one.outcomes);
    for (const outcome of ['done', 'cannot', 'unclear'])
      figures.push(plain(`${kind}: phrases ${outcome}`, outcomes.filter((one) => one === outcome).length, 'phrases'));
    const silent = judged.filter((one) => one.isMade && one.outcomes.length === 0);
    figures.push(plain(`${kind}: plans without a word about the wishes`, silent.length, 'plans'));
    const isUnheard = ({ failed: missed, outcomes: said }: JudgedWish) =>
      missed.length > 0 && !said.includes('cannot') && !said.includes('unclear');
    figures.push(plain(`${kind}: not held, and not said`, judged.filter((one) => one.isMade && isUnheard(one)).length, 'plans'));
    figures.push(plain(`${kind}: no plan made`, judged.filter((one) => !one.isMade).length, 'plans'));
    const failed = judged.flatMap((one) => one.failed);
    for (const check of [...new Set(failed)].sort())
      figures.push(plain(`${kind}: not held, ${check}`, failed.filter((one) => one === check).length, 'checks'));
  }
  return figures;
}

if (import.meta.main) report('assistant wishes', await benchWishes(`${process.env['BENCH_DATA_DIR'] || '/tmp/bench/data'}-wishes`));
