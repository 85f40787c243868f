import type { WellnessPlan, WellnessRequest } from '../../../contract/assistant/wellness.ts';
import { weekdayNames } from '../../../contract/assistant/weekdays.ts';
import type { Sentence, WishRules } from '../wishes/index.ts';
import { minutesADay } from './asked.ts';
import { practicesNamed } from './practice-names.ts';
import { readWellnessWishes } from './read-wellness-wishes.ts';

const lives = {
  nightShift: {
    english: 'Planned for night shifts: dark after the shift, a nap before it, and no morning light.',
    hindi: 'रात की पाली के हिसाब से: पाली के बाद अँधेरा, पहले झपकी, और सुबह की रोशनी नहीं।',
  },
  newborn: {
    english: 'Planned for broken nights with a baby: no fixed hour to get up; sleep when the baby sleeps, and let others take a feed.',
    hindi: 'छोटे बच्चे की टूटी नींद के हिसाब से: उठने का कोई तय समय नहीं; बच्चा सोए तो सोइए, और एक बार दूध किसी और को पिलाने दीजिए।',
  },
  exams: {
    english: 'Planned around study: short practices between blocks, real breaks, and a stop an hour before bed.',
    hindi: 'पढ़ाई के बीच का: खंडों के बीच छोटे अभ्यास, असली विराम, और सोने से एक घंटा पहले पढ़ाई बंद।',
  },
  carer: {
    english: 'Planned for somebody who looks after another: minutes that need no free hour, and one hour a week that somebody else takes.',
    hindi: 'देखभाल करने वाले के लिए: ऐसे मिनट जिनमें खाली घंटा न चाहिए, और हफ़्ते में एक घंटा जो कोई और सँभाले।',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

const few: Sentence = {
  english: 'Too little would be left without it, so some of it stays; swap what you do not want.',
  hindi: 'इसके बिना बहुत कम बचता, इसलिए कुछ रह गया; जो न चाहें उसे बदल लीजिए।',
};

/** What a wellness plan says about wishes in words. */
export const wellnessWishes: WishRules<WellnessRequest, WellnessPlan> = {
  read: readWellnessWishes,
  answers: {
    minutes: {
      says: (value) => ({
        english: `At most ${minutesADay(value)} minutes a day.`,
        hindi: `दिन में ज़्यादा से ज़्यादा ${minutesADay(value)} मिनट।`,
      }),
      whyNot: (value, { days }) => {
        const longest = Math.max(0, ...days.map(({ minutes }) => minutes));
        return longest <= minutesADay(value)
          ? undefined
          : {
              english: `The smallest practices still come to ${longest} minutes on some days.`,
              hindi: `सबसे छोटे अभ्यास भी कुछ दिन ${longest} मिनट के होते हैं।`,
            };
      },
    },
    noPractice: {
      says: (value) => ({ english: `No ${value.english}.`, hindi: `${value.hindi} नहीं।` }),
      whyNot: (value, { days }) =>
        days.some(({ items }) => items.some(({ practiceId }) => practicesNamed(value).includes(practiceId))) ? few : undefined,
    },
    life: {
      says: (value) => lives[value],
      whyNot: (value, _plan, { asked }) => (asked?.life.includes(value) ? undefined : few),
    },
    restOn: {
      says: (value) => ({ english: `Nothing on ${weekdayNames(value, 'english')}.`, hindi: `${weekdayNames(value, 'hindi')} को कुछ नहीं।` }),
      whyNot: (_value, { days }, { asked }) =>
        days.every(({ day, items }) => !asked?.off.includes(day) || items.length === 0) ? undefined : few,
    },
    trainOn: {
      says: (value) => ({ english: `Only on ${weekdayNames(value, 'english')}.`, hindi: `केवल ${weekdayNames(value, 'hindi')} को।` }),
      whyNot: (_value, { days }, { asked }) =>
        days.every(({ day, items }) => !asked?.off.includes(day) || items.length === 0) ? undefined : few,
    },
  },
  examples: {
    english: "'15 minutes a day', 'no walking' or 'nothing on Sunday'",
    hindi: '‘दिन में 15 मिनट’, ‘चलना नहीं’ या ‘रविवार को कुछ नहीं’',
  },
};
