import { labelOf } from '../../../../contract/assistant/constraint-labels.ts';
import type { WorkoutPlan } from '../../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../../contract/assistant/workout.ts';
import { muscleGroups, type LiftOf, type TimesAWeek } from '../../../../contract/assistant/workout-wishes.ts';
import type { Sentence, WishAnswers } from '../../wishes/index.ts';
import { exerciseOf } from '../exercises.ts';
import { maxOf } from '../lift-loads.ts';
import { exercisesNamed, isCounted } from './wishes-of.ts';
import { reasonFor } from './wish-notes.ts';

type Answers = Pick<Required<WishAnswers<WorkoutRequest, WorkoutPlan>>, 'lift' | 'timesAWeek'>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const itemsOf = ({ weeks }: WorkoutPlan) =>
  weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items)));

function whyNoLoad({ exercise, kg, reps }: LiftOf, plan: WorkoutPlan, request: WorkoutRequest): Sentence | undefined {
  const items = itemsOf(plan);
  const told = { exercise, kg, reps };
  const isOwn = (id: string) => maxOf(id, { wishes: { ...request.wishes, lifts: [told] } as WorkoutRequest['wishes'] }) !== undefined;
  if (items.some((item) => item.kg !== undefined && isOwn(item.exercise))) return undefined;
  const ids = new Set(exercisesNamed(exercise).map(({ id }) => id));
  if (items.some((item) => ids.has(item.exercise)))
    return {
      english: `${capital(exercise.english)}: in the plan, but that number fits several exercises, so no weight is given. Choose it by the repetitions left.`,
      hindi: `${exercise.hindi}: योजना में है, पर यह वज़न कई व्यायामों का हो सकता है, इसलिए किलो नहीं दिए। बचे दोहराव देखकर वज़न चुनें।`,
    };
  return { english: reasonFor(exercise, request, 'english'), hindi: reasonFor(exercise, request, 'hindi') };
}

/** The days of the weeks before the fourth that train something. */
function daysOf({ weeks }: WorkoutPlan, of: Pick<TimesAWeek, 'of'>): number[] {
  return weeks
    .slice(0, 3)
    .map(
      ({ sessions }) =>
        sessions.filter(({ blocks }) =>
          blocks.some(({ block, items }) => block === 'strength' && items.some((item) => isIn(item.exercise, of))),
        ).length,
    );
}
const isIn = (id: string, of: Pick<TimesAWeek, 'of'>) => {
  const exercise = exerciseOf(id);
  return exercise !== undefined && isCounted(exercise, of);
};

function whyNotSoOften(value: TimesAWeek, plan: WorkoutPlan, request: WorkoutRequest): Sentence | undefined {
  const { of, times, isMost } = value;
  const days = daysOf(plan, value);
  const [least, most] = [Math.min(...days), Math.max(...days)];
  if (least >= times && (most <= times || !isMost)) return undefined;
  if (isMost && most > 0 && most <= times) return undefined;
  if (most === 0 && typeof of !== 'string') return { english: reasonFor(of, request, 'english'), hindi: reasonFor(of, request, 'hindi') };
  const name = typeof of === 'string' ? muscleGroups[of] : of;
  const sessions = plan.weeks[0]?.sessions.length ?? 0;
  const here = {
    english: `${capital(name.english)}: here on ${most === 1 ? 'one day' : `${most} days`} a week. `,
    hindi: `${name.hindi}: यहाँ हफ़्ते में ${most} दिन। `,
  };
  const why =
    times > sessions
      ? { english: `The week has ${sessions} sessions.`, hindi: `हफ़्ते में ${sessions} सत्र हैं।` }
      : most < times
        ? {
            english: 'More often does not fit: between two hard days of one muscle lies a day, and the others need their time.',
            hindi: 'इससे ज़्यादा नहीं बैठता: एक ही पेशी के दो भारी दिनों के बीच एक दिन चाहिए, और बाकी को भी समय।',
          }
        : {
            english: 'With what else was asked for it cannot be left out of the other days.',
            hindi: 'बाकी जो माँगा गया उसके साथ इसे दूसरे दिनों से हटाया नहीं जा सकता।',
          };
  return { english: here.english + why.english, hindi: here.hindi + why.hindi };
}

/** What a workout plan says about what somebody lifts today, and about how often something is trained. */
export const answersOnLifts: Answers = {
  lift: {
    says: (value) => {
      const one = { type: 'lift', value } as const;
      const isBest = value.reps === 1;
      return {
        english: `${capital(labelOf(one, 'english'))}, read as ${isBest ? 'your best' : 'what you lift'} today: its weights in the plan follow from that.`,
        hindi: `${labelOf(one, 'hindi')}, आज का ${isBest ? 'सबसे ज़्यादा' : 'वज़न'} माना: योजना में इसके किलो इसी से निकले हैं।`,
      };
    },
    whyNot: whyNoLoad,
  },
  timesAWeek: {
    says: (value) => {
      const one = { type: 'timesAWeek', value } as const;
      return { english: `${capital(labelOf(one, 'english'))}.`, hindi: `${labelOf(one, 'hindi')}।` };
    },
    whyNot: whyNotSoOften,
  },
};
