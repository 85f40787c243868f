import * as z from 'zod/mini';
import { clockTime } from './diet-wishes.ts';
import { weekday } from './weekdays.ts';

export const cueKinds = ['settle', 'guide', 'breathe', 'notice', 'silence', 'close'] as const;
export type CueKind = (typeof cueKinds)[number];

/** One breath in seconds; 0 means no hold. */
const breathe = z.object({ inSeconds: z.number(), holdSeconds: z.number(), outSeconds: z.number(), holdOutSeconds: z.number() });
export type Breathe = z.infer<typeof breathe>;

/** Spoken at its second; `breathe` is drawn until the next cue. */
const cue = z.object({ atSeconds: z.number(), say: z.string(), breathe: z.nullable(breathe), kind: z.enum(cueKinds) });
export type MeditationCue = z.infer<typeof cue>;

const named = z.object({ id: z.string(), name: z.string() });
const part = z.object({ technique: z.string(), name: z.string(), startSeconds: z.number(), endSeconds: z.number() });

const session = z.object({
  /** The key of the session in the plan: 'w1-monday'. */
  key: z.string(),
  weekday,
  day: z.string(),
  name: z.string(),
  why: z.string(),
  posture: named,
  eyes: z.enum(['open', 'closed']),
  hasSound: z.boolean(),
  seconds: z.number(),
  minutes: z.number(),
  parts: z.array(part),
  cues: z.array(cue),
});
export type MeditationSession = z.infer<typeof session>;

const week = z.object({ number: z.number(), name: z.string(), focus: z.string(), sessions: z.array(session) });

/** One to four weeks of sessions with all their words. */
export const meditationPlan = z.object({
  kind: z.literal('meditation'),
  version: z.number(),
  language: z.string(),
  title: z.string(),
  summary: z.string(),
  /** When sessions begin, if it was asked for; otherwise in the evening. */
  startsAt: z.optional(clockTime),
  weeks: z.array(week),
  techniques: z.array(z.object({ id: z.string(), name: z.string(), about: z.string() })),
  /** Techniques that the person does not want any more. */
  avoids: z.array(z.string()),
  cautions: z.array(z.string()),
  notes: z.array(z.object({ title: z.string(), says: z.string() })),
  references: z.array(z.object({ title: z.string(), summary: z.string(), url: z.optional(z.string()) })),
});
export type MeditationPlan = z.infer<typeof meditationPlan>;

const draftSession = z.object({
  week: z.number().check(z.int(), z.gte(1), z.lte(4)),
  weekday,
  /** In order, with their shares of the time between opening and close. */
  parts: z
    .array(z.object({ technique: z.string().check(z.maxLength(60)), minutes: z.number().check(z.gte(0.5), z.lte(45)) }))
    .check(z.minLength(1), z.maxLength(4)),
});
export type DraftMeditation = z.infer<typeof draftSession>;

/** The minimum that a model writes: the techniques of each day. All cues are computed from it. */
export const meditationDraft = z.object({
  sessions: z.array(draftSession).check(z.minLength(1), z.maxLength(28)),
  avoids: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(30))),
});
export type MeditationDraft = z.infer<typeof meditationDraft>;
