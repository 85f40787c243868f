import type { Constraint } from '../../../../contract/assistant/constraints.ts';
import { muscleGroups, weekSplits, type WeekSplit } from '../../../../contract/assistant/workout-wishes.ts';
import type { WorkoutBlock, WorkoutItem, WorkoutPlan, WorkoutSession } from '../../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../../contract/assistant/workout.ts';
import type { Sentence, WishAnswers } from '../../wishes/index.ts';
import { knownExercise } from '../exercises.ts';
import { regionOf } from '../split.ts';
import { musclesIn } from './wishes-of.ts';

const work: readonly WorkoutBlock[] = ['power', 'strength', 'prehab', 'conditioning'];
const sessionsOf = ({ weeks }: WorkoutPlan): WorkoutSession[] => weeks.flatMap(({ sessions }) => sessions).filter(({ isEasy }) => !isEasy);
const itemsIn = ({ blocks }: WorkoutSession, of: readonly WorkoutBlock[]): WorkoutItem[] =>
  blocks.flatMap(({ block, items }) => (of.includes(block) ? items : []));
const liftsOf = (session: WorkoutSession) => itemsIn(session, ['strength']);

const alone = (english: string, hindi: string): Sentence => ({ english, hindi });

/** The halves of the body that a session's lifts train. */
function halvesOf(session: WorkoutSession) {
  const regions = new Set(liftsOf(session).map(({ exercise }) => regionOf(knownExercise(exercise))));
  return { isLower: regions.has('knee') || regions.has('hip'), isPush: regions.has('push'), isPull: regions.has('pull') };
}
const holds: Readonly<Record<WeekSplit, (session: WorkoutSession) => boolean>> = {
  fullBody: (session) => {
    const { isLower, isPush, isPull } = halvesOf(session);
    return liftsOf(session).length < 3 || (isLower && (isPush || isPull));
  },
  upperLower: (session) => {
    const { isLower, isPush, isPull } = halvesOf(session);
    return !(isLower && (isPush || isPull));
  },
  pushPullLegs: (session) => {
    const { isLower, isPush, isPull } = halvesOf(session);
    return [isLower, isPush, isPull].filter(Boolean).length <= 1;
  },
};

type Doses = 'mostExercises' | 'mostSets' | 'restFor' | 'repsOf' | 'split' | 'trainFirst';
type Values = { [C in Constraint as C['type']]: C['value'] };
type Answers = Pick<Required<WishAnswers<WorkoutRequest, WorkoutPlan>>, Doses & keyof Values>;

/** What a workout plan says about the number of exercises, sets, repetitions and rests, the split of a week and the order of a session. */
export const answersOnDoses: Answers = {
  mostExercises: {
    says: (value) =>
      alone(
        `At most ${value} exercises a session, warm-up and stretches not counted. Sessions may end a little earlier.`,
        `एक सत्र में ज़्यादा से ज़्यादा ${value} व्यायाम, वार्म-अप और स्ट्रेच अलग। सत्र थोड़ा पहले पूरा हो सकता है।`,
      ),
    whyNot: (value, plan) =>
      sessionsOf(plan).every((session) => itemsIn(session, work).length <= value)
        ? undefined
        : alone('Fewer would leave half of the body untrained.', 'इससे कम में आधा शरीर छूट जाएगा।'),
  },
  mostSets: {
    says: (value) => alone(`No exercise has more than ${value} sets, in any week.`, `किसी हफ़्ते में किसी व्यायाम के ${value} से ज़्यादा सेट नहीं।`),
    whyNot: (value, plan) =>
      sessionsOf(plan).every((session) => itemsIn(session, ['power', 'strength', 'prehab']).every(({ sets }) => sets <= value))
        ? undefined
        : alone('The week needs more sets than that.', 'हफ़्ते को इससे ज़्यादा सेट चाहिए।'),
  },
  restFor: {
    says: (value) =>
      alone(
        `${value} seconds of rest between sets. Rest longer if your breath has not come back.`,
        `सेट के बीच ${value} सेकंड आराम। साँस न लौटे तो और रुकें।`,
      ),
    whyNot: (value, plan) =>
      sessionsOf(plan).every((session) => liftsOf(session).every(({ restSeconds }) => Math.abs(restSeconds - value) <= 10))
        ? undefined
        : alone('The time of a session does not allow these rests.', 'सत्र के समय में इतना आराम नहीं आता।'),
  },
  repsOf: {
    says: (value) =>
      alone(
        `About ${value} repetitions a set in week 1; a few more in weeks 2 and 3, and fewer where a repetition is slow.`,
        `पहले हफ़्ते में हर सेट में लगभग ${value} दोहराव; दूसरे-तीसरे में थोड़े ज़्यादा, और धीमे व्यायामों में कम।`,
      ),
    whyNot: (value, plan) => {
      const counted = (plan.weeks[0]?.sessions ?? []).flatMap(liftsOf).flatMap(({ reps, exercise }) => {
        const { dose } = knownExercise(exercise);
        return reps === null || (dose.by === 'reps' && dose.secondsEach >= 5) ? [] : [reps];
      });
      const near = counted.filter((reps) => Math.abs(reps - value) <= Math.max(2, value / 5));
      return counted.length === 0 || near.length * 2 >= counted.length
        ? undefined
        : alone(
            'So few repetitions need heavy weights, which are for adults with practice and only on large lifts: here it is eight or more.',
            'इतने कम दोहराव भारी वज़न से होते हैं, जो अभ्यास वाले वयस्कों के बड़े व्यायामों के लिए हैं: यहाँ आठ या ज़्यादा हैं।',
          );
    },
  },
  split: {
    says: (value) => alone(`${weekSplits[value].english}.`, `${weekSplits[value].hindi}।`),
    whyNot: (value, plan) =>
      (plan.weeks[0]?.sessions ?? []).filter(({ isEasy }) => !isEasy).every((session) => holds[value](session))
        ? undefined
        : alone(
            'For this split the week has too few days or the sessions are too short: the whole body is trained each time instead, so that every muscle gets its two days.',
            'इस बँटवारे के लिए हफ़्ते में दिन या सत्र में समय कम है: हर बार पूरा शरीर होता है, ताकि हर पेशी को दो दिन मिलें।',
          ),
  },
  trainFirst: {
    says: (value) =>
      alone(
        `First in each session that trains it: ${muscleGroups[value].english}.`,
        `जिस सत्र में हो, उसमें सबसे पहले: ${muscleGroups[value].hindi}।`,
      ),
    whyNot: (value, plan) => {
      const muscles = musclesIn([value]);
      const isOf = ({ exercise }: WorkoutItem) => muscles.has(knownExercise(exercise).primary[0] ?? 'core');
      return sessionsOf(plan)
        .map(liftsOf)
        .every((lifts) => !lifts.some(isOf) || isOf(lifts[0] as WorkoutItem))
        ? undefined
        : alone('The heavy lifts come first, while you are fresh.', 'भारी व्यायाम पहले आते हैं, जब आप ताज़ा हों।');
    },
  },
};
