import * as z from 'zod/mini';
import type { PlanKind } from './words.ts';

/** The level of a red flag. The first three stop what they name; `limit` allows a plan within limits; `info` only adds a card. */
export const flagLevels = ['crisis', 'emergency', 'seeDoctor', 'limit', 'info'] as const;
export type FlagLevel = (typeof flagLevels)[number];

/** What a plan must leave out if a flag sets a limit. */
export const planLimits = {
  noDeficit: 'No energy deficit, no fasting, no weight to lose',
  noHardEffort: 'Light and moderate effort only',
  noImpact: 'No jumps, sprints or contact',
  noDoses: 'No medicines, supplements or doses',
} as const;
export type PlanLimit = keyof typeof planLimits;

const every: readonly PlanKind[] = ['diet', 'workout', 'meditation', 'recipe', 'wellness', 'rehab'];
const moving: readonly PlanKind[] = ['workout', 'rehab'];
type Facts = { readonly level: FlagLevel; readonly stops: readonly PlanKind[]; readonly limits: readonly PlanLimit[] };
const fact = (level: FlagLevel, stops: readonly PlanKind[] = [], limits: readonly PlanLimit[] = []): Facts => ({ level, stops, limits });

/** Every red flag with its level, the plans it stops and the limits it sets on the others. */
export const flagFacts = {
  suicide: fact('crisis', every),
  selfHarm: fact('crisis', every),
  someoneElse: fact('crisis', every),
  danger: fact('crisis', every),
  poisoned: fact('emergency', every),
  chestPain: fact('emergency', every),
  breathing: fact('emergency', every),
  collapse: fact('emergency', every),
  stroke: fact('emergency', every),
  suddenHeadache: fact('emergency', every),
  headInjury: fact('emergency', every),
  neckInjury: fact('emergency', every),
  saddleNumbness: fact('emergency', every),
  deformity: fact('emergency', every),
  coldLimb: fact('emergency', every),
  bleeding: fact('emergency', every),
  heatStroke: fact('emergency', every),
  allergicReaction: fact('emergency', every),
  darkUrine: fact('emergency', every),
  groinEmergency: fact('emergency', every),
  concussion: fact('seeDoctor', moving),
  fractureSigns: fact('seeDoctor', moving),
  cannotBearWeight: fact('seeDoctor', moving),
  calfSwelling: fact('seeDoctor', moving),
  feverOrNightPain: fact('seeDoctor', moving),
  openWound: fact('seeDoctor', moving),
  lockedJoint: fact('seeDoctor', moving),
  nerveSigns: fact('seeDoctor', moving),
  ruptureSigns: fact('seeDoctor', moving),
  malletFinger: fact('seeDoctor', ['rehab']),
  scaphoidSigns: fact('seeDoctor', ['rehab']),
  herniaSigns: fact('seeDoctor', moving),
  tendonMedicine: fact('seeDoctor', moving),
  numbFeet: fact('seeDoctor', moving),
  heartRisk: fact('seeDoctor', ['workout'], ['noHardEffort', 'noImpact']),
  recentSurgery: fact('seeDoctor', moving, ['noDeficit', 'noHardEffort', 'noImpact']),
  eatingDisorder: fact('seeDoctor', [], ['noDeficit', 'noHardEffort']),
  lowMood: fact('seeDoctor'),
  highMood: fact('seeDoctor'),
  voices: fact('seeDoctor'),
  alcohol: fact('seeDoctor'),
  sleepingPills: fact('seeDoctor', [], ['noDoses']),
  afterBirth: fact('seeDoctor'),
  anxiety: fact('seeDoctor'),
  insulin: fact('seeDoctor', [], ['noDeficit']),
  kidneyDisease: fact('seeDoctor', [], ['noDeficit']),
  bloodThinner: fact('seeDoctor', [], ['noImpact', 'noDoses']),
  painkillers: fact('seeDoctor', [], ['noHardEffort', 'noDoses']),
  slimmingDrugs: fact('seeDoctor', [], ['noDeficit', 'noHardEffort', 'noDoses']),
  steroids: fact('seeDoctor', [], ['noDoses']),
  under18: fact('limit', [], ['noDeficit', 'noDoses']),
  pregnant: fact('limit', [], ['noDeficit', 'noHardEffort', 'noImpact', 'noDoses']),
  breastfeeding: fact('limit', [], ['noDeficit', 'noDoses']),
  underweight: fact('limit', [], ['noDeficit']),
  crashDiet: fact('limit', [], ['noDeficit']),
  medicine: fact('limit', [], ['noDoses']),
  knownAllergy: fact('info'),
  distress: fact('info'),
} as const satisfies Record<string, Facts>;
export type FlagCode = keyof typeof flagFacts;
const flagCodes = Object.keys(flagFacts) as FlagCode[];

/** A red flag: `found` is the part of the text, or the questions, that raised it. */
export const flagShape = z.object({ code: z.enum(flagCodes), level: z.enum(flagLevels), found: z.string() });
export type Flag = z.infer<typeof flagShape>;

/** The flags that forbid this kind of plan; empty if it may be made. */
export const flagsThatStop = (kind: PlanKind, flags: readonly Flag[]): Flag[] =>
  flags.filter(({ code }) => flagFacts[code].stops.some((one) => one === kind));

/** All limits that these flags set, each once. */
export const limitsOf = (flags: readonly Flag[]): PlanLimit[] => [
  ...new Set<PlanLimit>(flags.flatMap(({ code }) => flagFacts[code].limits)),
];

export const contactShape = z.object({ label: z.string(), number: z.string(), href: z.string() });
/** Somebody to call: `href` is a `tel:` address made from the number. */
export type Contact = z.infer<typeof contactShape>;

export const cardShape = z.object({
  /** The flag that the card is for. */
  id: z.enum(flagCodes),
  level: z.enum(flagLevels),
  title: z.string(),
  lines: z.array(z.string()),
  contacts: z.array(contactShape),
  note: z.string(),
});
/** A fixed card; `note` says that this is software and not a doctor. */
export type Card = z.infer<typeof cardShape>;

export const helpNumbersShape = z.object({
  emergency: z.array(z.string()),
  crisis: z.array(z.object({ label: z.string(), number: z.string() })),
  child: z.array(z.object({ label: z.string(), number: z.string() })),
  violence: z.array(z.object({ label: z.string(), number: z.string() })),
});
/** A country's phone numbers, from our table or the settings. */
export type HelpNumbers = z.infer<typeof helpNumbersShape>;

export const checklistNames = ['injury', 'ankle', 'knee', 'head', 'back', 'leg', 'hand', 'tendon', 'diet', 'exercise', 'mental'] as const;
export type ChecklistName = (typeof checklistNames)[number];

const scale = z.array(z.object({ value: z.number(), text: z.string() }));
export const questionShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('yesNo'), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal('number'), id: z.string(), text: z.string(), unit: z.string(), least: z.number(), most: z.number() }),
  z.object({ kind: z.literal('scale'), id: z.string(), text: z.string(), options: scale }),
]);
/** A question for the screen, in the requested language. */
export type Question = z.infer<typeof questionShape>;

/** The answers by question id; missing ones count as unanswered. */
export const checklistAnswers = z.record(
  z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z\d.]*$/i, 'There is no such question.')),
  z.union([z.boolean(), z.number().check(z.minimum(0), z.maximum(500))]),
);
export type ChecklistAnswers = z.infer<typeof checklistAnswers>;
