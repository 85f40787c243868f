import { equipment } from '../../../contract/assistant/words.ts';
import { nameOf, nameOfEquipment } from '../../../contract/assistant/constraint-labels.ts';
import type { RehabPlan, RehabRequest } from '../../../contract/assistant/rehab.ts';
import { sportName } from '../../../contract/sports.ts';
import type { HealthCondition } from '../../../contract/assistant/constraints.ts';
import { trainingConditions, type TrainingCondition } from '../../../contract/assistant/training-conditions.ts';
import { movementLimits } from '../../../contract/assistant/workout-wishes.ts';
import { weekdayNames } from '../../../contract/assistant/weekdays.ts';
import type { WishRules } from '../wishes/index.ts';
import { careOf, suitsCare } from './care.ts';
import { goalOf } from './ladder-of.ts';
import { readRehabWishes } from './read-rehab-wishes.ts';
import { rehabExercises } from './rehab-catalogue.ts';

/** Whether a condition changes what somebody should train. */
export const isTrainingCondition = (value: HealthCondition): value is TrainingCondition => value in trainingConditions;

const exercisesIn = (plan: RehabPlan) =>
  plan.phases.flatMap(({ items }) => items.flatMap(({ exerciseId }) => rehabExercises.get(exerciseId) ?? []));
const heeded = { english: 'No exercise of this phase could be left out for it.', hindi: 'इसके लिए इस चरण की कोई कसरत छोड़ी नहीं जा सकी।' };

/** What a rehab plan says about wishes in words. */
export const rehabWishes: WishRules<RehabRequest, RehabPlan> = {
  read: readRehabWishes,
  answers: {
    days: {
      says: (value) => ({ english: `Exercises on ${value} days a week.`, hindi: `हफ़्ते में ${value} दिन कसरत।` }),
      whyNot: (value, _plan, { daysPerWeek }) =>
        daysPerWeek === value
          ? undefined
          : {
              english: `Healing needs at least ${daysPerWeek} days a week.`,
              hindi: `चोट भरने के लिए हफ़्ते में कम से कम ${daysPerWeek} दिन चाहिए।`,
            },
    },
    trainOn: {
      says: (value) => ({
        english: `${value.length} days a week: do the exercises on ${weekdayNames(value, 'english')}.`,
        hindi: `हफ़्ते में ${value.length} दिन: कसरतें ${weekdayNames(value, 'hindi')} को करें।`,
      }),
      whyNot: (value, _plan, { daysPerWeek }) =>
        daysPerWeek <= value.length
          ? undefined
          : {
              english: `Healing needs at least ${daysPerWeek} days a week.`,
              hindi: `चोट भरने के लिए हफ़्ते में कम से कम ${daysPerWeek} दिन चाहिए।`,
            },
    },
    restOn: {
      says: (value) => ({
        english: `${weekdayNames(value, 'english')} stays free: spread the exercises over the other days.`,
        hindi: `${weekdayNames(value, 'hindi')} खाली: कसरतें बाकी दिनों में बाँट लें।`,
      }),
      whyNot: (value, _plan, { daysPerWeek }) =>
        daysPerWeek <= 7 - value.length
          ? undefined
          : { english: 'Healing needs at least two days a week.', hindi: 'चोट भरने के लिए हफ़्ते में कम से कम दो दिन चाहिए।' },
    },
    minutes: {
      says: (value) => ({
        english: `Fewer exercises in each phase, the most important ones first: about ${value} minutes.`,
        hindi: `हर चरण में कम कसरतें, सबसे ज़रूरी पहले: लगभग ${value} मिनट।`,
      }),
      whyNot: (value, _plan, request) =>
        careOf(request).minutes === value && value >= 10
          ? undefined
          : {
              english: 'Two exercises, about ten minutes, are the least that helps. Less on a bad day is fine.',
              hindi: 'कम से कम दो कसरतें, लगभग दस मिनट, ज़रूरी हैं। बुरे दिन पर कम भी ठीक है।',
            },
    },
    condition: {
      says: (value) => ({
        english: `Planned with care for: ${nameOf('condition', value, 'english').toLowerCase()}. Show the plan to your doctor or physiotherapist before you begin.`,
        hindi: `${nameOf('condition', value, 'hindi')} का ध्यान रखकर बनाया गया। शुरू करने से पहले प्लान डॉक्टर या फिजियोथेरेपिस्ट को दिखाएँ।`,
      }),
      whyNot: (value, _plan, request) =>
        isTrainingCondition(value) && careOf(request).conditions.includes(value)
          ? undefined
          : {
              english: 'We have no rules of exercise for this. Ask your doctor what you may do.',
              hindi: 'इसके लिए हमारे पास कसरत के नियम नहीं हैं। डॉक्टर से पूछें कि आप क्या कर सकते हैं।',
            },
    },
    movement: {
      says: (value) => ({ english: `${movementLimits[value].english}.`, hindi: `${movementLimits[value].hindi}।` }),
      whyNot: (value, plan, { care }) =>
        exercisesIn(plan).every((one) =>
          suitsCare(one, { ...(care && { care: { ...care, conditions: [], refused: [], limits: [value] } }) }),
        )
          ? undefined
          : heeded,
    },
    noExercise: {
      says: ({ english, hindi }) => ({ english: `Without ${english}.`, hindi: `${hindi} नहीं।` }),
      whyNot: ({ id }, plan, { care }) =>
        exercisesIn(plan).every((one) => suitsCare(one, { ...(care && { care: { ...care, conditions: [], refused: [id], limits: [] } }) }))
          ? undefined
          : heeded,
    },
    trainFor: {
      says: (value) =>
        value === 'endurance'
          ? { english: 'The last steps lead back to running.', hindi: 'आखिरी कदम दौड़ में वापसी के हैं।' }
          : { english: 'The last steps lead back to your sport.', hindi: 'आखिरी कदम आपके खेल में वापसी के हैं।' },
      whyNot: (value, _plan, request) => {
        if (value !== 'endurance' && value !== 'comeback')
          return { english: 'A rehab plan follows the healing of one injury.', hindi: 'रिहैब प्लान एक चोट के भरने के साथ चलता है।' };
        return goalOf(request) === 'daily'
          ? { english: 'Without jumps and runs the plan leads back to your day.', hindi: 'कूद और दौड़ के बिना प्लान रोज के जीवन में वापसी का है।' }
          : undefined;
      },
    },
    onlyEquipment: {
      says: (value) =>
        value.length === 0
          ? { english: 'Nothing but floor, wall and chair.', hindi: 'केवल फ़र्श, दीवार और कुर्सी।' }
          : {
              english: `Only with: ${value.map((one) => nameOfEquipment(one, 'english').toLowerCase()).join(', ')}.`,
              hindi: `केवल इनसे: ${value.map((one) => nameOfEquipment(one, 'hindi')).join(', ')}।`,
            },
      whyNot: (value, _plan, request) =>
        request.equipment.every((one) => value.includes(one))
          ? undefined
          : { english: 'What is ticked above counts instead.', hindi: 'इसकी जगह ऊपर चुनी हुई चीज़ें मानी गईं।' },
    },
    sport: {
      says: (value) => ({
        english: `The last steps lead back to ${sportName(value) ?? 'your sport'}.`,
        hindi: `आख़िरी कदम ${sportName(value) ?? 'आपके खेल'} में वापसी के हैं।`,
      }),
      whyNot: (value, _plan, { sportId }) =>
        sportId === value
          ? undefined
          : { english: 'The plan leads back to the sport that is chosen above.', hindi: 'प्लान ऊपर चुने गए खेल में वापसी का है।' },
    },
    without: {
      says: (value) => ({
        english: `No exercise needs: ${equipment[value].toLowerCase()}.`,
        hindi: `किसी कसरत में ${nameOfEquipment(value, 'hindi')} नहीं चाहिए।`,
      }),
      whyNot: (value, _plan, request) =>
        request.equipment.includes(value) ? { english: 'It is ticked above.', hindi: 'यह ऊपर चुना हुआ है।' } : undefined,
    },
    equipment: {
      says: (value) =>
        value === 'none'
          ? { english: 'Nothing but floor, wall and chair.', hindi: 'केवल फ़र्श, दीवार और कुर्सी।' }
          : { english: `It may use: ${equipment[value].toLowerCase()}.`, hindi: `${nameOfEquipment(value, 'hindi')} काम आ सकता है।` },
      whyNot: (value, _plan, request) =>
        (value === 'none' ? request.equipment.length === 0 : request.equipment.includes(value))
          ? undefined
          : { english: 'What is ticked above counts instead.', hindi: 'इसकी जगह ऊपर चुनी हुई चीज़ें मानी गईं।' },
    },
  },
  examples: { english: "'4 days a week' or 'only a resistance band'", hindi: '‘हफ़्ते में 4 दिन’ या ‘केवल रेजिस्टेंस बैंड’' },
};
