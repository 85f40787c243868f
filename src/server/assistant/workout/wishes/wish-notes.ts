import { labelOf } from '../../../../contract/assistant/constraint-labels.ts';
import type { WorkoutPlan, WorkoutWeek } from '../../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../../contract/assistant/workout.ts';
import { movementLimits, muscleGroups, type ExerciseNamed } from '../../../../contract/assistant/workout-wishes.ts';
import type { PlanLanguage } from '../../../../contract/assistant/words.ts';
import { weekdayNames } from '../../../../contract/assistant/weekdays.ts';
import { whyNot, type WhyNot } from '../may-do.ts';
import { textsIn } from '../texts.ts';
import type { Exercise } from '../exercises.ts';
import { nearestTo } from './possible-wishes.ts';
import { exercisesNamed, minutesOn, wishesOf } from './wishes-of.ts';
import { wishTexts, type WishTexts } from './wish-texts.ts';

const listed = (names: readonly string[]) => names.join(', ');

/** The reasons in the order in which they are worth saying: what may not be changed first. */
const byWeight: readonly WhyNot[] = ['condition', 'injury', 'age', 'wish', 'level', 'equipment'];

/**
 * Why an exercise is not for somebody: what tools or practice would not change comes before them, so that nobody buys what they may not use, and
 * running in pregnancy does not 'come at the next level'.
 */
function reasonOf(one: Exercise, request: WorkoutRequest): WhyNot | null {
  const why = whyNot(one, request);
  if (why !== 'equipment' && why !== 'level') return why;
  const { equipment, age } = request;
  const equipped: WorkoutRequest = { ...request, equipment: [...equipment, ...one.needs.flat()] };
  // From 65 on practice does not make jumps right; 75 is where they end at any level.
  const practised: WorkoutRequest = { ...equipped, level: 'advanced', goal: 'general', age: age >= 65 ? Math.max(75, age) : age };
  return whyNot(one, practised) ?? whyNot(one, equipped) ?? why;
}

/** Why a plan for this request lacks an exercise that was asked for. */
export function reasonFor(named: ExerciseNamed, request: WorkoutRequest, language: PlanLanguage): string {
  const texts = wishTexts[language];
  const name = named[language];
  const all = exercisesNamed(named);
  if (all.length === 0) return texts.notOurs(name);
  const reasons = all.map((one) => reasonOf(one, request));
  if (reasons.includes(null)) return texts.noRoom(name);
  // Of a family, the member that lacks least decides: equipment before level, level before health.
  const why = byWeight.findLast((one) => reasons.includes(one)) ?? 'equipment';
  const lacking = all.find((one) => reasonOf(one, request) === why);
  const instead = why === 'wish' ? undefined : nearestTo(named, request);
  return [
    texts.why[why](name, why === 'equipment' && lacking ? lackingOf(lacking, request, language) : ''),
    ...(instead ? [texts.nearest(instead.name[language].toLowerCase())] : []),
  ].join(' ');
}

const lackingOf = ({ needs }: Exercise, { equipment }: WorkoutRequest, language: PlanLanguage): string =>
  needs
    .filter((oneOf) => !oneOf.some((thing) => equipment.includes(thing)))
    .map((oneOf) => textsIn(language).equipment[oneOf[0] ?? 'band'].toLowerCase())
    .join(', ');

function wantedNotes(request: WorkoutRequest, weeks: readonly WorkoutWeek[], texts: WishTexts): string[] {
  const inPlan = new Set(
    weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.map(({ exercise }) => exercise)))),
  );
  const { wanted } = wishesOf(request);
  const isIn = (named: ExerciseNamed) => exercisesNamed(named).some(({ id }) => inPlan.has(id));
  const names = wanted.filter(isIn).map((named) => named[request.language]);
  return [
    ...(names.length > 0 ? [texts.withThese(listed(names))] : []),
    ...wanted.filter((named) => !isIn(named)).map((named) => reasonFor(named, request, request.language)),
  ];
}

/** What the plan made of the wishes in words, in one note; none if there were none. */
export function wishNotes(request: WorkoutRequest, weeks: readonly WorkoutWeek[]): WorkoutPlan['notes'] {
  const { refused, countedOn, limits, focus, leftOut, styles, dayMinutes, dayParts, blockMinutes, isSpread } = wishesOf(request);
  const { language } = request;
  const texts = wishTexts[language];
  const days = (weeks[0]?.sessions ?? []).map(({ weekday }) => weekday);
  const says = [
    ...(refused.length > 0 ? [texts.without(listed(refused.map((named) => named[language])))] : []),
    ...limits.map((limit) => `${movementLimits[limit][language]}${language === 'hindi' ? '।' : '.'}`),
    ...wantedNotes(request, weeks, texts),
    ...(countedOn.length > 0 ? [texts.countedOn(listed(countedOn.map((one) => textsIn(language).equipment[one].toLowerCase())))] : []),
    ...(focus.length > 0 ? [texts.focus(listed(focus.map((group) => muscleGroups[group][language])))] : []),
    ...(leftOut.length > 0 ? [texts.leftOut(listed(leftOut.map((group) => muscleGroups[group][language])))] : []),
    ...styles.map((style) => texts.styles[style]),
    ...(dayMinutes.length > 0 ? days.map((day) => texts.minutesOn(weekdayNames([day], language), minutesOn(request, day))) : []),
    ...[
      ...dayParts.map((value) => ({ type: 'dayPart' as const, value })),
      ...blockMinutes.map((value) => ({ type: 'blockMinutes' as const, value })),
    ].map((one) => `${labelOf(one, language)}${language === 'hindi' ? '।' : '.'}`),
    ...(isSpread ? [texts.spread] : []),
  ];
  return says.length === 0 ? [] : [{ title: texts.title, says: says.join(' ') }];
}
