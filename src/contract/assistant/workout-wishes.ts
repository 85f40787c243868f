import * as z from 'zod/mini';
import { weekday } from './weekdays.ts';
import { bodyParts, equipment, type BodyPart, type Equipment, type PlanLanguage } from './words.ts';

type Named = Readonly<Record<PlanLanguage, string>>;
const keysOf = <Key extends string>(names: Readonly<Record<Key, unknown>>) => Object.keys(names) as [Key, ...Key[]];

/** Ways of moving that somebody may want, or was told, to leave out. */
export const movementLimits = {
  impact: { english: 'No jumping or landing', hindi: 'कूदना नहीं' },
  overhead: { english: 'Nothing overhead', hindi: 'सिर के ऊपर कुछ नहीं' },
  floor: { english: 'Nothing on the floor', hindi: 'ज़मीन पर कुछ नहीं' },
  supine: { english: 'Nothing lying on the back', hindi: 'पीठ के बल लेटकर कुछ नहीं' },
  prone: { english: 'Nothing lying on the front', hindi: 'पेट के बल लेटकर कुछ नहीं' },
  kneeling: { english: 'Nothing on the knees', hindi: 'घुटनों के बल कुछ नहीं' },
  onHands: { english: 'No weight on the hands', hindi: 'हाथों पर वज़न नहीं' },
  deepKnee: { english: 'No deep knee bends', hindi: 'घुटने गहरे नहीं मोड़ना' },
  bending: { english: 'No bending of the loaded back', hindi: 'भार के साथ कमर नहीं झुकाना' },
  twisting: { english: 'No twisting', hindi: 'कमर नहीं घुमाना' },
  longHolds: { english: 'No long holds', hindi: 'देर तक रोककर रखना नहीं' },
  headDown: { english: 'Head never below the heart', hindi: 'सिर दिल से नीचे नहीं' },
  straining: { english: 'No straining, no heavy bars', hindi: 'बहुत ज़ोर या भारी बार नहीं' },
  hardEffort: { english: 'No hard intervals', hindi: 'तेज़ इंटरवल नहीं' },
  balancing: { english: 'Nothing on one leg', hindi: 'एक पैर पर कुछ नहीं' },
  standing: { english: 'Everything sitting', hindi: 'सब कुछ बैठकर' },
} as const satisfies Readonly<Record<string, Named>>;
export type MovementLimit = keyof typeof movementLimits;

/** Parts of the body that somebody wants to train more, or not at all. */
export const muscleGroups = {
  legs: { english: 'legs', hindi: 'पैर' },
  glutes: { english: 'glutes', hindi: 'ग्लूट्स' },
  quads: { english: 'front of the thighs', hindi: 'जाँघ का अगला हिस्सा' },
  hamstrings: { english: 'hamstrings', hindi: 'जाँघ का पिछला हिस्सा' },
  calves: { english: 'calves', hindi: 'पिंडलियाँ' },
  chest: { english: 'chest', hindi: 'छाती' },
  back: { english: 'back', hindi: 'पीठ' },
  shoulders: { english: 'shoulders', hindi: 'कंधे' },
  arms: { english: 'arms', hindi: 'बाँहें' },
  biceps: { english: 'biceps', hindi: 'बाइसेप्स' },
  triceps: { english: 'triceps', hindi: 'ट्राइसेप्स' },
  forearms: { english: 'forearms and grip', hindi: 'अग्रबाहु और पकड़' },
  core: { english: 'core', hindi: 'कोर' },
  upperBody: { english: 'upper body', hindi: 'ऊपरी शरीर' },
} as const satisfies Readonly<Record<string, Named>>;
export type MuscleGroup = keyof typeof muscleGroups;

/** How sessions are done; `mobility` has no strength work. */
export const sessionStyles = {
  mobility: { english: 'Mobility only', hindi: 'केवल मोबिलिटी' },
  supersets: { english: 'In supersets', hindi: 'सुपरसेट में' },
  circuit: { english: 'As a circuit', hindi: 'सर्किट में' },
  everyMinute: { english: 'On the minute (EMOM)', hindi: 'हर मिनट पर (EMOM)' },
  longWarmUp: { english: 'Longer warm-up', hindi: 'लंबा वार्म-अप' },
  longCoolDown: { english: 'Longer cool-down', hindi: 'लंबा कूल-डाउन' },
  warmUp: { english: 'With a warm-up', hindi: 'वार्म-अप के साथ' },
  coolDown: { english: 'With stretches at the end', hindi: 'अंत में स्ट्रेच के साथ' },
  progression: { english: 'Building up from week to week', hindi: 'हफ़्ते-दर-हफ़्ते बढ़ता हुआ' },
  deload: { english: 'A lighter fourth week', hindi: 'चौथा हफ़्ता हल्का' },
  explained: { english: 'Every exercise explained', hindi: 'हर व्यायाम समझाया हुआ' },
  steady: { english: 'On steady supports', hindi: 'पक्के सहारे के साथ' },
  wholeBody: { english: 'The whole body over the week', hindi: 'हफ़्ते में पूरा शरीर' },
} as const satisfies Readonly<Record<string, Named>>;
export type SessionStyle = keyof typeof sessionStyles;

/** How the parts of the body are shared by the days of a week. */
export const weekSplits = {
  fullBody: { english: 'Whole body in every session', hindi: 'हर सत्र में पूरा शरीर' },
  upperLower: { english: 'Upper and lower body in turn', hindi: 'बारी-बारी ऊपरी और निचला शरीर' },
  pushPullLegs: { english: 'Push, pull, legs', hindi: 'पुश, पुल, पैर' },
} as const satisfies Readonly<Record<string, Named>>;
export type WeekSplit = keyof typeof weekSplits;

/** What a session of a weekday trains; `noLegs` only leaves the legs out of it, and `mobility` loosens. */
export const dayParts = {
  lower: { english: 'Legs', hindi: 'पैर' },
  upper: { english: 'Upper body', hindi: 'ऊपरी शरीर' },
  push: { english: 'Chest, shoulders and triceps', hindi: 'छाती, कंधे और ट्राइसेप्स' },
  pull: { english: 'Back and biceps', hindi: 'पीठ और बाइसेप्स' },
  mobility: { english: 'Mobility only', hindi: 'केवल मोबिलिटी' },
  noLegs: { english: 'No legs', hindi: 'पैर नहीं' },
} as const satisfies Readonly<Record<string, Named>>;
export type DayPart = keyof typeof dayParts;

const several = <Item extends z.core.$ZodType>(item: Item, most = 40) => z._default(z.array(item).check(z.maxLength(most)), []);
const whole = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most));

/** An exercise of the catalogue or a family of them, by its id, with the name that chips and notes show. */
export const exerciseNamed = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  english: z.string().check(z.maxLength(60)),
  hindi: z.string().check(z.maxLength(60)),
});
export type ExerciseNamed = z.infer<typeof exerciseNamed>;

export const dayMinutes = z.object({ days: z.array(weekday).check(z.minLength(1), z.maxLength(7)), minutes: whole(10, 120) });
export type DayMinutes = z.infer<typeof dayMinutes>;

/** The least and the most that a session's doses may be asked to be. */
export const doseBounds = { mostExercises: [2, 12], mostSets: [1, 6], restFor: [15, 240], repsOf: [4, 25] } as const;
const [exercisesInBounds, setsInBounds, restInBounds, repsInBounds] = [
  whole(...doseBounds.mostExercises),
  whole(...doseBounds.mostSets),
  whole(...doseBounds.restFor),
  whole(...doseBounds.repsOf),
];

const dayPart = z.object({ days: z.array(weekday).check(z.minLength(1), z.maxLength(7)), part: z.enum(keysOf(dayParts)) });
export const timedBlocks = { warmUp: { least: 3, most: 20 }, coolDown: { least: 2, most: 20 } } as const;
export type TimedBlockName = keyof typeof timedBlocks;
const blockMinutes = z.object({ block: z.enum(keysOf(timedBlocks)), minutes: whole(2, 20) });

/** What somebody lifts today: kilograms for so many repetitions. */
export const liftOf = z.object({
  exercise: exerciseNamed,
  kg: z.number().check(z.gte(1), z.lte(400)),
  reps: whole(1, 20),
});
export type LiftOf = z.infer<typeof liftOf>;
/** On how many days a week an exercise or a part of the body is trained; `isMost` if not on more. */
const timesAWeek = z.object({ of: z.union([exerciseNamed, z.enum(keysOf(muscleGroups))]), times: whole(1, 7), isMost: z.boolean() });
export type TimesAWeek = z.infer<typeof timesAWeek>;

/** What a workout may be asked for in words, beside the fields of its form. */
export const workoutWishes = z.object({
  /** Never in the plan, not even to warm up. */
  refused: several(exerciseNamed),
  /** In the plan wherever they are safe and possible. */
  wanted: several(exerciseNamed),
  limits: several(z.enum(keysOf(movementLimits))),
  /** Equipment that was not ticked, and is there because an exercise with it was asked for. */
  countedOn: several(z.enum(keysOf<Equipment>(equipment)), 20),
  /** Trained more. */
  focus: several(z.enum(keysOf(muscleGroups))),
  /** Not trained. */
  leftOut: several(z.enum(keysOf(muscleGroups))),
  styles: several(z.enum(keysOf(sessionStyles))),
  /** Minutes of sessions on some weekdays, instead of those of the others. */
  dayMinutes: several(dayMinutes),
  /** What sessions of some weekdays train. */
  dayParts: several(dayPart),
  /** Minutes of warm-ups and cool-downs, instead of what follows from a session's length. */
  blockMinutes: several(blockMinutes, 2),
  /** No sessions on two days in a row. */
  isSpread: z._default(z.boolean(), false),
  /** Exercises in a session, warm-up and stretches not counted; sets of each; seconds between them; repetitions of each. */
  mostExercises: z._default(z.nullable(exercisesInBounds), null),
  mostSets: z._default(z.nullable(setsInBounds), null),
  restSeconds: z._default(z.nullable(restInBounds), null),
  reps: z._default(z.nullable(repsInBounds), null),
  split: z._default(z.nullable(z.enum(keysOf(weekSplits))), null),
  /** What a session trains first. */
  first: z._default(z.nullable(z.enum(keysOf(muscleGroups))), null),
  /** What is lifted today, from which loads follow; plans of earlier versions have none. */
  lifts: z.optional(z.array(liftOf).check(z.maxLength(12))),
  /** The weekday of the longest run. */
  longRun: z.optional(weekday),
  /** On how many days a week something is trained. */
  timesAWeek: z.optional(z.array(timesAWeek).check(z.maxLength(12))),
  /** The minutes were given in words: a session may be shorter, and never longer. */
  isTimeFixed: z._default(z.boolean(), false),
});
export type WorkoutWishes = z.infer<typeof workoutWishes>;

const days = z.array(weekday).check(z.minLength(1), z.maxLength(7));

/** The chips that only a workout has. */
export const workoutConstraints = [
  z.object({ type: z.literal('noExercise'), value: exerciseNamed }),
  z.object({ type: z.literal('wantExercise'), value: exerciseNamed }),
  z.object({ type: z.literal('movement'), value: z.enum(keysOf(movementLimits)) }),
  z.object({ type: z.literal('focus'), value: z.enum(keysOf(muscleGroups)) }),
  z.object({ type: z.literal('leaveOut'), value: z.enum(keysOf(muscleGroups)) }),
  z.object({ type: z.literal('style'), value: z.enum(keysOf(sessionStyles)) }),
  z.object({ type: z.literal('trainOn'), value: days }),
  z.object({ type: z.literal('restOn'), value: days }),
  z.object({ type: z.literal('matchOn'), value: days }),
  z.object({ type: z.literal('practiceOn'), value: days }),
  z.object({ type: z.literal('mostExercises'), value: exercisesInBounds }),
  z.object({ type: z.literal('mostSets'), value: setsInBounds }),
  z.object({ type: z.literal('restFor'), value: restInBounds }),
  z.object({ type: z.literal('repsOf'), value: repsInBounds }),
  z.object({ type: z.literal('split'), value: z.enum(keysOf(weekSplits)) }),
  z.object({ type: z.literal('trainFirst'), value: z.enum(keysOf(muscleGroups)) }),
  z.object({ type: z.literal('spread'), value: z.literal('yes') }),
  z.object({ type: z.literal('mostDays'), value: whole(1, 6) }),
  z.object({ type: z.literal('minutesOn'), value: dayMinutes }),
  z.object({ type: z.literal('dayPart'), value: dayPart }),
  z.object({ type: z.literal('blockMinutes'), value: blockMinutes }),
  z.object({ type: z.literal('lift'), value: liftOf }),
  z.object({ type: z.literal('timesAWeek'), value: timesAWeek }),
  z.object({ type: z.literal('longRunOn'), value: weekday }),
  z.object({ type: z.literal('onlyEquipment'), value: z.array(z.enum(keysOf<Equipment>(equipment))).check(z.maxLength(20)) }),
  z.object({ type: z.literal('pastInjury'), value: z.enum(keysOf<BodyPart>(bodyParts)) }),
  z.object({ type: z.literal('trainFor'), value: z.enum(['strength', 'endurance', 'muscle', 'fatLoss', 'general', 'comeback']) }),
] as const;
export type WorkoutConstraint = z.infer<(typeof workoutConstraints)[number]>;
