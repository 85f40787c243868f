import { nameOf, nameOfEquipment } from '../../../../contract/assistant/constraint-labels.ts';
import type { WorkoutPlan } from '../../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../../contract/assistant/workout.ts';
import type { Equipment } from '../../../../contract/assistant/words.ts';
import { sportName } from '../../../../contract/sports.ts';
import type { WishRules } from '../../wishes/index.ts';
import { speaksOfTraining } from './kinds/phrase-kinds.ts';
import { readWorkoutWishes } from './reading/read-workout-wishes.ts';
import { answersOnTraining, countsInstead } from './answers-on-training.ts';

const inHindi = (value: Equipment) => nameOfEquipment(value, 'hindi');
const toolsOf = (plan: WorkoutPlan) => new Set(plan.exercises.flatMap(({ equipment }) => equipment.map(({ id }) => id)));

/** What a workout plan says about wishes in words. */
export const workoutWishes: WishRules<WorkoutRequest, WorkoutPlan> = {
  read: readWorkoutWishes,
  concerns: speaksOfTraining,
  answers: {
    ...answersOnTraining,
    injury: {
      says: (value) => ({
        english: `Nothing that strains it: ${nameOf('injury', value, 'english').toLowerCase()}.`,
        hindi: `${nameOf('injury', value, 'hindi')} पर ज़ोर डालने वाली कोई कसरत नहीं।`,
      }),
      whyNot: (value, _plan, { injuries }) => (injuries.some(({ part }) => part === value) ? undefined : countsInstead),
    },
    condition: {
      says: (value) => ({
        english: `Planned with care for: ${nameOf('condition', value, 'english').toLowerCase()}.`,
        hindi: `${nameOf('condition', value, 'hindi')} का ध्यान रखकर बनाया गया।`,
      }),
      whyNot: (value, _plan, { conditions }) =>
        conditions.some((one) => one === value)
          ? undefined
          : {
              english: 'We have no rules of training for this. Ask your doctor what you may do.',
              hindi: 'इसके लिए हमारे पास कसरत के नियम नहीं हैं। डॉक्टर से पूछें कि आप क्या कर सकते हैं।',
            },
    },
    equipment: {
      says: (value) =>
        value === 'none'
          ? { english: 'No equipment: floor, wall and chair are enough.', hindi: 'कोई उपकरण नहीं: फ़र्श, दीवार और कुर्सी काफ़ी हैं।' }
          : { english: `It may use: ${nameOfEquipment(value, 'english').toLowerCase()}.`, hindi: `${inHindi(value)} काम आ सकता है।` },
      whyNot: (value, plan, request) => {
        if (value === 'none') return toolsOf(plan).size === 0 ? undefined : countsInstead;
        return request.equipment.includes(value) ? undefined : countsInstead;
      },
    },
    without: {
      says: (value) => ({
        english: `No exercise needs: ${nameOfEquipment(value, 'english').toLowerCase()}.`,
        hindi: `किसी कसरत में ${inHindi(value)} नहीं चाहिए।`,
      }),
      whyNot: (value, plan) => (toolsOf(plan).has(value) ? countsInstead : undefined),
    },
    minutes: {
      says: (value) => ({ english: `Sessions of at most ${value} minutes.`, hindi: `सत्र ज़्यादा से ज़्यादा ${value} मिनट के।` }),
      whyNot: (value, { weeks }) => {
        const longest = Math.max(...weeks.flatMap(({ sessions }) => sessions.map(({ minutes }) => minutes)));
        return longest <= value
          ? undefined
          : {
              english: `With warm-up and cool-down a session takes ${longest} minutes.`,
              hindi: `वार्म-अप और कूल-डाउन के साथ एक सत्र ${longest} मिनट का होता है।`,
            };
      },
    },
    days: {
      says: (value) => ({ english: `${value} sessions a week.`, hindi: `हफ़्ते में ${value} सत्र।` }),
      whyNot: (value, { weeks }) => {
        const count = Math.max(...weeks.map(({ sessions }) => sessions.length));
        return count === value
          ? undefined
          : {
              english: `The plan has ${count} sessions a week: one day is for rest, and match days stay free.`,
              hindi: `प्लान में हफ़्ते में ${count} सत्र हैं: एक दिन आराम का है, और मैच के दिन खाली रहते हैं।`,
            };
      },
    },
    level: {
      says: (value) => ({ english: `For the level: ${value}.`, hindi: `स्तर: ${nameOf('level', value, 'hindi')}।` }),
      whyNot: (value, _plan, { level }) => (level === value ? undefined : countsInstead),
    },
    sport: {
      says: (value) => ({
        english: `Chosen for ${sportName(value) ?? 'your sport'}.`,
        hindi: `${sportName(value) ?? 'आपके खेल'} के लिए चुना गया।`,
      }),
      whyNot: (value, _plan, { sport }) => (sport === value ? undefined : countsInstead),
    },
    age: {
      says: (value) => ({ english: `Planned for the age of ${value}.`, hindi: `${value} साल की उम्र के लिए बनाया गया।` }),
      whyNot: (value, _plan, { age }) =>
        age === value ? undefined : { english: 'Plans start at 10 years.', hindi: 'प्लान 10 साल की उम्र से शुरू होते हैं।' },
    },
    goal: {
      says: (value) => ({
        english: `Planned for this goal: ${nameOf('goal', value, 'english').toLowerCase()}.`,
        hindi: `इस लक्ष्य के लिए बनाया गया: ${nameOf('goal', value, 'hindi')}।`,
      }),
      whyNot: () => undefined,
    },
  },
  examples: { english: "'no lunges', 'only Tuesday and Friday' or '30 minutes'", hindi: '‘लंजेस नहीं’, ‘केवल मंगलवार और शुक्रवार’ या ‘30 मिनट’' },
};
