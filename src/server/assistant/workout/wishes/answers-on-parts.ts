import { labelOf } from '../../../../contract/assistant/constraint-labels.ts';
import type { Constraint } from '../../../../contract/assistant/constraints.ts';
import { weekdayNames } from '../../../../contract/assistant/weekdays.ts';
import type { DayPart } from '../../../../contract/assistant/workout-wishes.ts';
import type { WorkoutPlan, WorkoutSession } from '../../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../../contract/assistant/workout.ts';
import type { WishAnswers } from '../../wishes/index.ts';
import { knownExercise } from '../exercises.ts';
import { regionOf } from '../split.ts';

const regionsOf = ({ blocks }: WorkoutSession) =>
  new Set(
    blocks.flatMap(({ block, items }) =>
      block === 'strength' ? items.flatMap(({ exercise }) => regionOf(knownExercise(exercise)) ?? []) : [],
    ),
  );

const trains: Readonly<Record<DayPart, (session: WorkoutSession) => boolean>> = {
  lower: (session) => regionsOf(session).has('knee') || regionsOf(session).has('hip'),
  upper: (session) => (regionsOf(session).has('push') || regionsOf(session).has('pull')) && !trains.lower(session),
  push: (session) => regionsOf(session).has('push'),
  pull: (session) => regionsOf(session).has('pull'),
  mobility: ({ blocks }) => !blocks.some(({ block }) => block === 'strength' || block === 'power' || block === 'conditioning'),
  noLegs: (session) => !trains.lower(session),
};

type Values = { [C in Constraint as C['type']]: C['value'] };
type Answers = Pick<Required<WishAnswers<WorkoutRequest, WorkoutPlan>>, 'dayPart' | 'blockMinutes'> & Pick<Values, never>;
const sentence = (one: Extract<Constraint, { type: 'dayPart' | 'blockMinutes' }>) => ({
  english: `${labelOf(one, 'english')}.`,
  hindi: `${labelOf(one, 'hindi')}।`,
});

/** What a workout plan says about the part of the body that a weekday trains, and about the length of warm-ups and cool-downs. */
export const answersOnParts: Answers = {
  dayPart: {
    says: (value) => sentence({ type: 'dayPart', value }),
    whyNot: ({ days, part }, { weeks }) => {
      const missed = days.filter((day) => {
        const those = weeks.flatMap(({ sessions }) => sessions.filter(({ weekday }) => weekday === day));
        return (those.length === 0 && part !== 'noLegs') || !those.every(trains[part]);
      });
      return missed.length === 0
        ? undefined
        : {
            english: `Not so on ${weekdayNames(missed, 'english')}: the days, the time or what must be spared do not allow it. Move or swap that session in the plan.`,
            hindi: `${weekdayNames(missed, 'hindi')} को ऐसा नहीं है: दिन, समय या जिसे बचाना है उसमें यह नहीं बैठता। योजना में वह सत्र खिसकाएँ या बदलें।`,
          };
    },
  },
  blockMinutes: {
    says: (value) => sentence({ type: 'blockMinutes', value }),
    whyNot: ({ block, minutes }, { weeks }) => {
      const full = weeks.flatMap(({ sessions }) => sessions.filter(({ isEasy }) => !isEasy));
      const each = full.map(({ blocks }) => blocks.reduce((sum, one) => sum + (one.block === block ? one.seconds : 0), 0) / 60);
      const [least, most] = [Math.round(Math.min(...each)), Math.round(Math.max(...each))];
      if (each.every((one) => Math.abs(one - minutes) <= Math.max(1.5, minutes * 0.25))) return undefined;
      const [english, hindi] = block === 'warmUp' ? ['The warm-ups take', 'वार्म-अप'] : ['The cool-downs take', 'कूल-डाउन'];
      const range = least === most ? `${least}` : `${least}-${most}`;
      return {
        english: `${english} ${range.replace('-', ' to ')} minutes: other lengths do not fit the time of these sessions.`,
        hindi: `${hindi} ${range.replace('-', ' से ')} मिनट के हैं: इन सत्रों के समय में और लंबाई नहीं बैठती।`,
      };
    },
  },
};
