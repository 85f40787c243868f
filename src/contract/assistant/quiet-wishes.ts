import * as z from 'zod/mini';
import { clockTime } from './diet-wishes.ts';
import { weekday, weekdayNames } from './weekdays.ts';
import type { PlanLanguage } from './words.ts';

type Named = Readonly<Record<PlanLanguage, string>>;
const keysOf = <Key extends string>(names: Readonly<Record<Key, unknown>>) => Object.keys(names) as [Key, ...Key[]];

/** Conditions that practices of stillness have rules for, beside those that food and training have too. */
export const mindConditions = {
  trauma: { english: 'Bad memories that come back', hindi: 'लौटकर आने वाली बुरी यादें' },
  psychosis: { english: 'Voices or visions', hindi: 'आवाज़ें सुनना या दृश्य दिखना' },
  panic: { english: 'Panic attacks', hindi: 'घबराहट के दौरे' },
  epilepsy: { english: 'Epilepsy', hindi: 'मिर्गी' },
} as const satisfies Readonly<Record<string, Named>>;
export type MindCondition = keyof typeof mindConditions;

/** How somebody does not want to practise. */
export const quietLimits = {
  noHolds: { english: 'No breath is held', hindi: 'साँस रोकना नहीं' },
  openEyes: { english: 'Eyes stay open', hindi: 'आँखें खुली' },
  noSound: { english: 'No sound', hindi: 'आवाज़ नहीं' },
} as const satisfies Readonly<Record<string, Named>>;
export type QuietLimit = keyof typeof quietLimits;

export const quietPostures = {
  sitting: { english: 'Sitting', hindi: 'बैठकर' },
  lying: { english: 'Lying down', hindi: 'लेटकर' },
  walking: { english: 'Walking', hindi: 'चलते हुए' },
} as const satisfies Readonly<Record<string, Named>>;
export type QuietPosture = keyof typeof quietPostures;

/** What somebody's life is like, where it changes which practices suit. */
export const lifeSituations = {
  nightShift: { english: 'Night shifts', hindi: 'रात की पाली' },
  exams: { english: 'Exams ahead', hindi: 'परीक्षा सामने' },
  carer: { english: 'Caring for somebody', hindi: 'किसी की देखभाल' },
  newborn: { english: 'A baby at home', hindi: 'घर में छोटा बच्चा' },
} as const satisfies Readonly<Record<string, Named>>;
export type LifeSituation = keyof typeof lifeSituations;

/** A practice or a family of them, by its id, with the name that chips show. */
export const practiceNamed = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  english: z.string().check(z.maxLength(60)),
  hindi: z.string().check(z.maxLength(60)),
});
export type PracticeNamed = z.infer<typeof practiceNamed>;

const wantedPractice = z.object({
  practice: practiceNamed,
  /** How often a week; null for at least once. */
  times: z.nullable(z.int().check(z.gte(1), z.lte(7))),
  /** The days that it belongs on; empty for any. */
  days: z.array(weekday).check(z.maxLength(7)),
});
export type WantedPractice = z.infer<typeof wantedPractice>;

/** The chips that only plans of stillness and wellness have. */
export const quietConstraints = [
  z.object({ type: z.literal('mind'), value: z.enum(keysOf(mindConditions)) }),
  z.object({ type: z.literal('quietly'), value: z.enum(keysOf(quietLimits)) }),
  z.object({ type: z.literal('sitAs'), value: z.enum(keysOf(quietPostures)) }),
  z.object({ type: z.literal('noPractice'), value: practiceNamed }),
  z.object({ type: z.literal('wantPractice'), value: wantedPractice }),
  z.object({ type: z.literal('practiseAt'), value: clockTime }),
  z.object({ type: z.literal('life'), value: z.enum(keysOf(lifeSituations)) }),
] as const;
export type QuietConstraint = z.infer<(typeof quietConstraints)[number]>;

/** How often and when a practice is wanted: 'twice a week', 'on Saturday'; empty for no rule. */
export function whenWanted({ times, days }: Pick<WantedPractice, 'times' | 'days'>, language: PlanLanguage): string {
  const isHindi = language === 'hindi';
  if (days.length > 0) return isHindi ? `${weekdayNames(days, language)} को` : `on ${weekdayNames(days, language)}`;
  if (times === null) return '';
  if (isHindi) return `हफ़्ते में ${times} बार`;
  return times === 1 ? 'once a week' : times === 2 ? 'twice a week' : `${times} times a week`;
}

/** The label of a chip about quiet practice: 'No breath is held', 'No body scan'. */
export function labelOfQuiet(one: QuietConstraint, language: PlanLanguage): string {
  const inLanguage = (english: string, hindi: string) => (language === 'hindi' ? hindi : english);
  switch (one.type) {
    case 'mind':
      return inLanguage(`Careful with: ${mindConditions[one.value].english}`, `ध्यान रखें: ${mindConditions[one.value].hindi}`);
    case 'quietly':
      return quietLimits[one.value][language];
    case 'sitAs':
      return quietPostures[one.value][language];
    case 'noPractice':
      return inLanguage(`No ${one.value.english}`, `${one.value.hindi} नहीं`);
    case 'wantPractice':
      return [one.value.practice[language], whenWanted(one.value, language)].filter((part) => part !== '').join(' ');
    case 'practiseAt':
      return inLanguage(`At ${one.value}`, `${one.value} बजे`);
    case 'life':
      return lifeSituations[one.value][language];
  }
}

/** What a meditation may be asked for in words, beside the fields of its form. */
export const meditationAsked = z.object({
  openEyes: z._default(z.boolean(), false),
  /** Ids of techniques that are not wanted. */
  refused: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)), []),
  wanted: z._default(z.array(wantedPractice).check(z.maxLength(20)), []),
  /** When sessions begin; null for the evening. */
  at: z._default(z.nullable(clockTime), null),
});
export type MeditationAsked = z.infer<typeof meditationAsked>;

/** What a wellness plan may be asked for in words. */
export const wellnessAsked = z.object({
  /** Ids of practices that are not wanted. */
  refused: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)), []),
  life: z._default(z.array(z.enum(keysOf(lifeSituations))).check(z.maxLength(4)), []),
  /** Weekdays without practices. */
  restDays: z._default(z.array(weekday).check(z.maxLength(6)), []),
  /** The days of the plan (1 is the first) that fall on them. */
  off: z._default(z.array(z.int().check(z.gte(1), z.lte(14))).check(z.maxLength(14)), []),
});
export type WellnessAsked = z.infer<typeof wellnessAsked>;
