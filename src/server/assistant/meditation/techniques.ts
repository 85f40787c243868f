import * as z from 'zod/mini';
import { meditationConditions, meditationGoals } from '../../../contract/assistant/meditation.ts';
import type { Experience, MeditationCondition, MeditationGoal } from '../../../contract/assistant/meditation.ts';
import type { Breathe } from '../../../contract/assistant/meditation-plan.ts';
import list from '../../../data/meditation/techniques.json' with { type: 'json' };

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as [K, ...K[]];
const line = z.object({ english: z.string(), hindi: z.string() });
export type Line = z.infer<typeof line>;

const technique = z.object({
  id: z.string(),
  name: line,
  about: line,
  /** How well it serves each goal, 1 to 5. */
  goals: z.partialRecord(z.enum(keysOf<MeditationGoal>(meditationGoals)), z.number()),
  postures: z.array(z.enum(['sitting', 'lying', 'walking'])),
  /** The range of minutes that suits one session. */
  least: z.number(),
  most: z.number(),
  breath: z.nullable(z.enum(['box', 'fourSevenEight', 'coherent', 'longExhale', 'sigh'])),
  hasHold: z.boolean(),
  notFor: z.array(z.enum(keysOf<MeditationCondition>(meditationConditions))),
  /** Cues in this order. */
  steps: z.array(line),
  /** Cues in between, in any order. */
  reminders: z.array(line),
});
export type Technique = z.infer<typeof technique>;

/** All techniques; the texts are our own. */
export const techniques: readonly Technique[] = z.array(technique).parse(list);

const byId = new Map(techniques.map((one) => [one.id, one]));

/** The technique with this id; undefined for an unknown one. */
export const techniqueOf = (id: string): Technique | undefined => byId.get(id);

/** The technique with an id that was checked before. Throws for an unknown one. */
export function knownTechnique(id: string): Technique {
  const found = byId.get(id);
  if (!found) throw new Error(`no technique ${id}`);
  return found;
}

const breath = (inSeconds: number, holdSeconds: number, outSeconds: number, holdOutSeconds = 0): Breathe => ({
  inSeconds,
  holdSeconds,
  outSeconds,
  holdOutSeconds,
});

const even = breath(5.5, 0, 5.5);
const breaths: Readonly<Record<NonNullable<Technique['breath']>, Readonly<Record<Experience, Breathe>>>> = {
  box: { new: breath(3, 3, 3, 3), some: breath(4, 4, 4, 4), regular: breath(5, 5, 5, 5) },
  // 4-7-8 breathing, with shorter counts for beginners.
  fourSevenEight: { new: breath(3, 3, 5), some: breath(4, 5, 7), regular: breath(4, 7, 8) },
  // Eleven seconds per breath: five and a half breaths a minute.
  coherent: { new: even, some: even, regular: even },
  longExhale: { new: breath(3, 0, 5), some: breath(4, 0, 6), regular: breath(4, 0, 8) },
  sigh: { new: breath(4, 0, 6), some: breath(4, 0, 7), regular: breath(5, 0, 8) },
};

/** The breathing pattern of a technique for this experience, or null if breathing is not guided. */
export const breathOf = ({ breath: kind }: Technique, experience: Experience): Breathe | null => (kind ? breaths[kind][experience] : null);
