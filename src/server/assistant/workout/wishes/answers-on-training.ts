import { labelOf } from '../../../../contract/assistant/constraint-labels.ts';
import type { Constraint } from '../../../../contract/assistant/constraints.ts';
import { weekdayNames, weekdays, type Weekday } from '../../../../contract/assistant/weekdays.ts';
import { dayAfter } from '../../part/index.ts';
import { movementLimits, type ExerciseNamed, type WorkoutConstraint } from '../../../../contract/assistant/workout-wishes.ts';
import type { WorkoutPlan } from '../../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../../contract/assistant/workout.ts';
import type { Sentence, WishAnswers } from '../../wishes/index.ts';
import { knownExercise } from '../exercises.ts';
import { isWeekFull, needsRestDay } from '../rest-day.ts';
import { needsSupports } from '../supports.ts';
import { textsIn } from '../texts.ts';
import { answersOnDoses } from './answers-on-doses.ts';
import { answersOnLifts } from './answers-on-lifts.ts';
import { answersOnParts } from './answers-on-parts.ts';
import { answersOnRuns } from './answers-on-runs.ts';
import { isLimited } from './movement-limits.ts';
import { exercisesNamed, hasStyle, isRefused, musclesIn } from './wishes-of.ts';
import { reasonFor } from './wish-notes.ts';
import { wishTexts } from './wish-texts.ts';

/** For a wish that the form or another wish excludes. */
export const countsInstead: Sentence = {
  english: 'The plan keeps to what is chosen above instead.',
  hindi: 'प्लान में इसकी जगह ऊपर चुनी हुई बात मानी गई।',
};

const afterFall: Sentence = {
  english:
    'A fall alone changes nothing here at your age: name what hurts since then. If you were dizzy, blacked out or hit your head, see a doctor first.',
  hindi: 'इस उम्र में केवल गिरने से योजना नहीं बदलती: तब से जो दुखता है वह लिखें। चक्कर या बेहोशी आई हो या सिर पर चोट लगी हो तो पहले डॉक्टर को दिखाएँ।',
};

const idsOf = (plan: WorkoutPlan) => plan.exercises.map(({ id }) => id);
const daysOf = ({ weeks }: WorkoutPlan): Weekday[] =>
  weekdays.filter((day) => weeks.some(({ sessions }) => sessions.some(({ weekday }) => weekday === day)));
const labels = (one: Constraint): Sentence => ({ english: `${labelOf(one, 'english')}.`, hindi: `${labelOf(one, 'hindi')}।` });
const listOf = (days: readonly Weekday[]) => ({ english: weekdayNames(days, 'english'), hindi: weekdayNames(days, 'hindi') });

const isIn = (named: ExerciseNamed, plan: WorkoutPlan) => {
  const ids = new Set(idsOf(plan));
  return exercisesNamed(named).some(({ id }) => ids.has(id));
};

/** What the plan says if sessions are on days that a wish excludes: the days of the form leave no other. */
const onTheseDays = (plan: WorkoutPlan): Sentence => ({
  english: `Not possible with the days chosen above: the sessions are on ${listOf(daysOf(plan)).english}.`,
  hindi: `ऊपर चुने दिनों के साथ नहीं हो सकता: सत्र ${listOf(daysOf(plan)).hindi} को हैं।`,
});

type Own = WorkoutConstraint['type'];
type Answers = Pick<Required<WishAnswers<WorkoutRequest, WorkoutPlan>>, Own>;

const onExercises: Pick<Answers, 'noExercise' | 'wantExercise' | 'movement' | 'focus' | 'leaveOut' | 'style'> = {
  noExercise: {
    says: ({ english, hindi }) => ({
      english: `None in the plan, warm-ups included: ${english}.`,
      hindi: `प्लान में कहीं नहीं, वार्म-अप में भी नहीं: ${hindi}।`,
    }),
    whyNot: (value, plan, request) => {
      const ids = new Set(idsOf(plan));
      return exercisesNamed(value).some((one) => ids.has(one.id) && isRefused(one, request)) ? countsInstead : undefined;
    },
  },
  wantExercise: {
    says: ({ english, hindi }) => ({ english: `In the plan: ${english}.`, hindi: `प्लान में है: ${hindi}।` }),
    whyNot: (value, plan, request) =>
      isIn(value, plan) ? undefined : { english: reasonFor(value, request, 'english'), hindi: reasonFor(value, request, 'hindi') },
  },
  movement: {
    says: (value) =>
      value === 'standing'
        ? { english: 'Everything is done sitting, in every session.', hindi: 'हर सत्र में सब कुछ बैठकर।' }
        : {
            english: `${movementLimits[value].english}, in no session.`,
            hindi: `किसी सत्र में नहीं: ${movementLimits[value].hindi}।`,
          },
    whyNot: (value, plan) => (idsOf(plan).some((id) => isLimited(knownExercise(id), value)) ? countsInstead : undefined),
  },
  focus: {
    says: (value) => {
      const { english, hindi } = labels({ type: 'focus', value });
      return { english: `More sets a week. ${english}`, hindi: `हफ़्ते में ज़्यादा सेट। ${hindi}` };
    },
    whyNot: (value, plan) =>
      idsOf(plan).some((id) => knownExercise(id).primary.some((muscle) => musclesIn([value]).has(muscle)))
        ? undefined
        : {
            english: 'Nothing that trains it is possible with what you have and what must be spared.',
            hindi: 'आपके पास जो है और जिसे बचाना है, उसमें इसका कोई व्यायाम नहीं हो सकता।',
          },
  },
  leaveOut: {
    says: (value) => {
      const { english, hindi } = labels({ type: 'leaveOut', value });
      return {
        english: `${english} Bring it back afterwards: every large muscle twice a week keeps a body in balance.`,
        hindi: `${hindi} बाद में लौटाएँ: हर बड़ी पेशी को हफ़्ते में दो बार काम मिले तो शरीर संतुलित रहता है।`,
      };
    },
    whyNot: (value, plan) =>
      idsOf(plan).some((id) => knownExercise(id).primary.some((muscle) => musclesIn([value]).has(muscle))) ? countsInstead : undefined,
  },
  style: {
    says: (value) => ({ english: wishTexts.english.styles[value], hindi: wishTexts.hindi.styles[value] }),
    whyNot: (value, _plan, request) =>
      value === 'steady' && !needsSupports(request) ? afterFall : hasStyle(request, value) ? undefined : countsInstead,
  },
};

const onDays: Pick<Answers, 'trainOn' | 'restOn' | 'matchOn' | 'practiceOn' | 'spread' | 'mostDays' | 'minutesOn'> = {
  trainOn: {
    says: (value) => ({ english: `Sessions only on ${listOf(value).english}.`, hindi: `सत्र केवल ${listOf(value).hindi} को।` }),
    whyNot: (value, plan) => (daysOf(plan).every((day) => value.includes(day)) ? undefined : onTheseDays(plan)),
  },
  restOn: {
    says: (value) => ({ english: `No session on ${listOf(value).english}.`, hindi: `${listOf(value).hindi} को कोई सत्र नहीं।` }),
    whyNot: (value, plan) => (daysOf(plan).some((day) => value.includes(day)) ? onTheseDays(plan) : undefined),
  },
  matchOn: {
    says: (value) => ({
      english: `${listOf(value).english} is kept free for the match, and the day before is easy or free.`,
      hindi: `${listOf(value).hindi} मैच के लिए खाली है, और उससे पहले का दिन हल्का या खाली।`,
    }),
    whyNot: (value, plan) => (daysOf(plan).some((day) => value.includes(day)) ? onTheseDays(plan) : undefined),
  },
  practiceOn: {
    says: (value) => ({
      english: `Days with team training are used last: ${listOf(value).english}.`,
      hindi: `टीम के अभ्यास वाले दिन सबसे बाद में लिए गए: ${listOf(value).hindi}।`,
    }),
    whyNot: (_value, _plan, request) =>
      needsRestDay(request) && isWeekFull([], request)
        ? { english: textsIn('english').youngWithoutRest, hindi: textsIn('hindi').youngWithoutRest }
        : undefined,
  },
  spread: {
    says: () => ({ english: 'Never two days in a row.', hindi: 'लगातार दो दिन कभी नहीं।' }),
    whyNot: (_value, plan) => {
      const days = daysOf(plan);
      return days.some((day) => days.includes(dayAfter(day))) ? onTheseDays(plan) : undefined;
    },
  },
  mostDays: {
    says: (value) => ({ english: `${7 - value} or more days without a session.`, hindi: `${7 - value} या ज़्यादा दिन बिना सत्र के।` }),
    whyNot: (value, plan) => (daysOf(plan).length > value ? onTheseDays(plan) : undefined),
  },
  minutesOn: {
    says: ({ days, minutes }) => ({
      english: `At most ${minutes} minutes on ${listOf(days).english}.`,
      hindi: `${listOf(days).hindi} को ज़्यादा से ज़्यादा ${minutes} मिनट।`,
    }),
    whyNot: ({ days, minutes }, { weeks }) => {
      const longest = Math.max(
        0,
        ...weeks.flatMap(({ sessions }) => sessions.filter(({ weekday }) => days.includes(weekday)).map((one) => one.minutes)),
      );
      return longest <= minutes
        ? undefined
        : {
            english: `With warm-up and cool-down that session takes ${longest} minutes.`,
            hindi: `वार्म-अप और कूल-डाउन के साथ वह सत्र ${longest} मिनट का होता है।`,
          };
    },
  },
};

const onThePerson: Pick<Answers, 'onlyEquipment' | 'pastInjury' | 'trainFor'> = {
  onlyEquipment: {
    says: (value) =>
      value.length === 0
        ? { english: 'Floor, wall and chair are enough.', hindi: 'फ़र्श, दीवार और कुर्सी काफ़ी हैं।' }
        : labels({ type: 'onlyEquipment', value }),
    whyNot: (value, plan) =>
      plan.exercises.every(({ equipment }) => equipment.every(({ id }) => value.some((thing) => thing === id))) ? undefined : countsInstead,
  },
  pastInjury: {
    says: (value) => {
      const { english, hindi } = labels({ type: 'pastInjury', value });
      return {
        english: `${english} No jumps or sprints load it, and something makes it stronger where that is possible.`,
        hindi: `${hindi} इस पर कूद या तेज़ दौड़ का भार नहीं, और जहाँ हो सके इसे मज़बूत करने का व्यायाम है।`,
      };
    },
    whyNot: (value, _plan, { injuries }) => (injuries.some(({ part }) => part === value) ? undefined : countsInstead),
  },
  trainFor: {
    says: (value) => labels({ type: 'trainFor', value }),
    whyNot: (value, _plan, { goal }) => (goal === value ? undefined : countsInstead),
  },
};

/** What a workout plan says about the chips that only it has. */
export const answersOnTraining: Answers = {
  ...onExercises,
  ...onDays,
  ...onThePerson,
  ...answersOnDoses,
  ...answersOnLifts,
  ...answersOnParts,
  ...answersOnRuns,
};
