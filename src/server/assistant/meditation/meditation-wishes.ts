import { nameOf } from '../../../contract/assistant/constraint-labels.ts';
import type { MeditationPlan, MeditationSession } from '../../../contract/assistant/meditation-plan.ts';
import type { MeditationCondition, MeditationRequest } from '../../../contract/assistant/meditation.ts';
import { mindConditions, quietPostures, whenWanted, type WantedPractice } from '../../../contract/assistant/quiet-wishes.ts';
import { weekdayNames } from '../../../contract/assistant/weekdays.ts';
import type { Sentence, WishRules } from '../wishes/index.ts';
import { quietCondition } from './asked.ts';
import { techniquesNamed } from './practice-names.ts';
import { readMeditationWishes } from './read-meditation-wishes.ts';

const sessionsOf = ({ weeks }: MeditationPlan): MeditationSession[] => weeks.flatMap(({ sessions }) => sessions);
const has = ({ parts }: MeditationSession, ids: readonly string[]) => parts.some(({ technique }) => ids.includes(technique));

/** What a plan does for a condition, in the words of its caution. */
const care: Readonly<Record<MeditationCondition, Sentence>> = {
  trauma: { english: 'Eyes stay open, sittings are short, and no body scan.', hindi: 'आँखें खुली रहती हैं, सत्र छोटे हैं, और बॉडी स्कैन नहीं है।' },
  psychosis: {
    english: 'Only short, outward practices with open eyes. Speak with your doctor before you begin.',
    hindi: 'केवल छोटे, बाहर की ओर ध्यान वाले अभ्यास, आँखें खुली। शुरू करने से पहले डॉक्टर से बात कीजिए।',
  },
  panic: {
    english: 'Eyes stay open and no breath is held; leave the breath alone if it frightens you.',
    hindi: 'आँखें खुली रहती हैं और साँस नहीं रोकी जाती; साँस से डर लगे तो उसे रहने दीजिए।',
  },
  asthma: { english: 'No breath is held, and your reliever stays near.', hindi: 'साँस नहीं रोकी जाती, और इनहेलर पास रहता है।' },
  heart: { english: 'No breath is held; stop with chest pain or dizziness.', hindi: 'साँस नहीं रोकी जाती; सीने में दर्द या चक्कर हो तो रुकिए।' },
  pregnancy: {
    english: 'No breath is held, and lying down means on your side.',
    hindi: 'साँस नहीं रोकी जाती, और लेटना हो तो करवट पर।',
  },
  epilepsy: { english: 'No held and no fast breathing; practise well rested.', hindi: 'न साँस रोकना, न तेज़ साँस; नींद पूरी करके कीजिए।' },
};

const ticked: Sentence = { english: 'What is ticked above counts instead.', hindi: 'इसकी जगह ऊपर चुना हुआ माना गया।' };

function whyNotWanted({ practice, times, days }: WantedPractice, { weeks }: MeditationPlan): Sentence | undefined {
  const ids = techniquesNamed(practice);
  const found = (weeks[0]?.sessions ?? []).filter((one) => has(one, ids));
  if (found.length === 0)
    return {
      english: `${practice.english.slice(0, 1).toUpperCase()}${practice.english.slice(1)} does not suit what you told or chose, so it is left out.`,
      hindi: `${practice.hindi} आपकी बताई या चुनी बातों के साथ ठीक नहीं बैठता, इसलिए नहीं है।`,
    };
  const isOnDays = days.every((day) => found.some(({ weekday }) => weekday === day));
  if (isOnDays && (times === null || found.length >= times)) return undefined;
  const on = found.map(({ weekday }) => weekday);
  return { english: `It comes on ${weekdayNames(on, 'english')}.`, hindi: `यह ${weekdayNames(on, 'hindi')} को है।` };
}

/** What a meditation plan says about wishes in words. */
export const meditationWishes: WishRules<MeditationRequest, MeditationPlan> = {
  read: readMeditationWishes,
  answers: {
    minutes: {
      says: (value) => ({ english: `Each session takes about ${value} minutes.`, hindi: `हर सत्र करीब ${value} मिनट का होगा।` }),
      whyNot: (value, { weeks }) => {
        const longest = Math.max(...weeks.flatMap(({ sessions }) => sessions.map(({ minutes }) => minutes)));
        return Math.abs(longest - value) <= Math.max(1, value * 0.1)
          ? undefined
          : {
              english: `Sessions take 3 to 45 minutes here; yours take ${longest}.${value > longest ? ' Longer sitting can bring up what is hard to bear alone, so learn it with a teacher beside you. If you want the hour, walk slowly for the rest of it.' : ''}`,
              hindi: `यहाँ सत्र 3 से 45 मिनट के होते हैं; आपके ${longest} मिनट के हैं।${value > longest ? ' इससे लंबा बैठने में ऐसी बातें उठ सकती हैं जो अकेले सहना कठिन हो, इसलिए उसे किसी सिखाने वाले के साथ सीखिए। पूरा घंटा चाहिए तो बाकी समय धीरे-धीरे चलिए।' : ''}`,
            };
      },
    },
    days: {
      says: (value) => ({ english: value === 1 ? 'On one day a week.' : `On ${value} days a week.`, hindi: `हफ़्ते में ${value} दिन।` }),
      whyNot: (value, { weeks }) => {
        const count = weeks[0]?.sessions.length ?? 0;
        return count === value
          ? undefined
          : {
              english: `The plan has ${count} ${count === 1 ? 'day' : 'days'} a week instead.`,
              hindi: `प्लान में इसकी जगह हफ़्ते में ${count} दिन हैं।`,
            };
      },
    },
    condition: {
      says: (value) => {
        const condition = quietCondition[value];
        const [english, hindi] = [nameOf('condition', value, 'english'), nameOf('condition', value, 'hindi')];
        return condition
          ? { english: `${english}: ${care[condition].english}`, hindi: `${hindi}: ${care[condition].hindi}` }
          : { english: `${english}: quiet practice needs no change for it.`, hindi: `${hindi}: शांत अभ्यास में इसके लिए कुछ बदलना नहीं पड़ता।` };
      },
      whyNot: (value, _plan, { conditions }) => {
        const condition = quietCondition[value];
        return condition === undefined || conditions.includes(condition) ? undefined : ticked;
      },
    },
    mind: {
      says: (value) => ({
        english: `${mindConditions[value].english}: ${care[value].english}`,
        hindi: `${mindConditions[value].hindi}: ${care[value].hindi}`,
      }),
      whyNot: (value, _plan, { conditions }) => (conditions.includes(value) ? undefined : ticked),
    },
    quietly: {
      says: (value) =>
        ({
          noHolds: { english: 'No breath is held.', hindi: 'साँस कहीं नहीं रोकी जाती।' },
          openEyes: { english: 'Eyes stay open.', hindi: 'आँखें खुली रहती हैं।' },
          noSound: { english: 'Without sound.', hindi: 'बिना आवाज़ के।' },
        })[value],
      whyNot: (value, plan) => {
        const isHeld = {
          noHolds: () =>
            sessionsOf(plan).every(({ cues }) =>
              cues.every(({ breathe }) => !breathe || breathe.holdSeconds + breathe.holdOutSeconds === 0),
            ),
          openEyes: () => sessionsOf(plan).every(({ eyes }) => eyes === 'open'),
          noSound: () => sessionsOf(plan).every(({ hasSound }) => !hasSound),
        }[value]();
        return isHeld ? undefined : ticked;
      },
    },
    sitAs: {
      says: (value) => ({ english: `${quietPostures[value].english}.`, hindi: `${quietPostures[value].hindi}।` }),
      whyNot: (value, plan) =>
        sessionsOf(plan).every(({ posture }) => posture.id === value)
          ? undefined
          : { english: 'Not every practice that suits you can be done so.', hindi: 'आपके लिए ठीक हर अभ्यास ऐसे नहीं हो सकता।' },
    },
    noPractice: {
      says: (value) => ({ english: `No ${value.english}.`, hindi: `${value.hindi} नहीं।` }),
      whyNot: (value, plan) =>
        sessionsOf(plan).some((one) => has(one, techniquesNamed(value)))
          ? { english: 'Without it nothing would be left that suits you.', hindi: 'इसके बिना आपके लिए कुछ नहीं बचता।' }
          : undefined,
    },
    wantPractice: {
      says: ({ practice, ...when }) => ({
        english: `${[`With ${practice.english}`, whenWanted(when, 'english')].filter((part) => part !== '').join(' ')}.`,
        hindi: `${[whenWanted(when, 'hindi'), practice.hindi].filter((part) => part !== '').join(' ')}।`,
      }),
      whyNot: whyNotWanted,
    },
    practiseAt: {
      says: (value) => ({ english: `At ${value} in your calendar.`, hindi: `कैलेंडर में ${value} बजे।` }),
      whyNot: (value, { startsAt }) => (startsAt === value ? undefined : ticked),
    },
    trainOn: {
      says: (value) => ({ english: `Only on ${weekdayNames(value, 'english')}.`, hindi: `केवल ${weekdayNames(value, 'hindi')} को।` }),
      whyNot: (value, plan) => (sessionsOf(plan).every(({ weekday }) => value.includes(weekday)) ? undefined : ticked),
    },
    restOn: {
      says: (value) => ({ english: `Nothing on ${weekdayNames(value, 'english')}.`, hindi: `${weekdayNames(value, 'hindi')} को कुछ नहीं।` }),
      whyNot: (value, plan) => (sessionsOf(plan).some(({ weekday }) => value.includes(weekday)) ? ticked : undefined),
    },
    matchOn: {
      says: (value) => ({
        english: `The day before a match is for rehearsal: match on ${weekdayNames(value, 'english')}.`,
        hindi: `मैच से पहले का दिन मन में खेल देखने का है: मैच ${weekdayNames(value, 'hindi')} को।`,
      }),
      whyNot: (value, _plan, { matchDays }) => (value.every((day) => matchDays.includes(day)) ? undefined : ticked),
    },
  },
  examples: {
    english: "'10 minutes', 'no breath holding' or 'only Monday and Friday'",
    hindi: '‘10 मिनट’, ‘साँस रोकना नहीं’ या ‘केवल सोमवार और शुक्रवार’',
  },
};
