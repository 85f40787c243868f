import { trainingConditions } from '../../../contract/assistant/training-conditions.ts';
import type { TrainingCondition } from '../../../contract/assistant/training-conditions.ts';
import * as z from 'zod/mini';
import { muscleNames } from '../../../contract/assistant/workout-plan.ts';
import type { Muscle } from '../../../contract/assistant/workout-plan.ts';
import { bodyParts, equipment, levels } from '../../../contract/assistant/words.ts';
import type { BodyPart, Equipment, Level } from '../../../contract/assistant/words.ts';
import conditioning from '../../../data/workout/conditioning.json' with { type: 'json' };
import core from '../../../data/workout/core.json' with { type: 'json' };
import legs from '../../../data/workout/legs.json' with { type: 'json' };
import mobility from '../../../data/workout/mobility.json' with { type: 'json' };
import power from '../../../data/workout/power.json' with { type: 'json' };
import upper from '../../../data/workout/upper.json' with { type: 'json' };

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as [K, ...K[]];

export const patterns = [
  'squat',
  'hinge',
  'lunge',
  'push',
  'press',
  'row',
  'pullDown',
  'isolation',
  'cuff',
  'carry',
  'antiExtension',
  'antiRotation',
  'rotation',
  'sideCore',
  'coreFlexion',
  'balance',
  'jump',
  'sprint',
  'changeOfDirection',
  'throw',
  'conditioning',
  'mobility',
  'breathing',
] as const;
export type Pattern = (typeof patterns)[number];
export const exerciseRoles = ['strength', 'warmUp', 'coolDown', 'prehab', 'power', 'conditioning'] as const;
export type ExerciseRole = (typeof exerciseRoles)[number];

const muscles = z.array(z.enum([...muscleNames] as [Muscle, ...Muscle[]]));
const dose = z.discriminatedUnion('by', [
  z.object({ by: z.literal('reps'), secondsEach: z.number() }),
  z.object({ by: z.literal('hold'), least: z.number(), most: z.number() }),
  z.object({ by: z.literal('steady'), least: z.number(), most: z.number() }),
  z.object({ by: z.literal('interval'), work: z.number(), rest: z.number() }),
]);

const exercise = z.object({
  id: z.string(),
  name: z.object({ english: z.string(), hindi: z.string() }),
  pattern: z.enum(patterns),
  /** All of these are needed; one of each inner list. Empty: floor, wall and chair suffice. */
  needs: z.array(z.array(z.enum(keysOf<Equipment>(equipment)))),
  level: z.enum(keysOf<Level>(levels)),
  primary: muscles,
  secondary: muscles,
  /** The body parts it loads, and how much; others are not loaded. */
  loads: z.partialRecord(z.enum(keysOf<BodyPart>(bodyParts)), z.enum(['light', 'medium', 'heavy', 'impact'])),
  notFor: z.array(z.enum(keysOf<TrainingCondition>(trainingConditions))),
  eachSide: z.boolean(),
  /** Requires hard bracing or near-maximal effort. */
  isStrain: z.boolean(),
  /** The arms come above shoulder height, or beside the ears where the body lies or leans. */
  armsAbove: z._default(z.boolean(), false),
  dose,
  roles: z.array(z.enum(exerciseRoles)),
  easier: z.nullable(z.string()),
  harder: z.nullable(z.string()),
  how: z.array(z.string()),
  mistake: z.string(),
});
export type Exercise = z.infer<typeof exercise>;

/** All exercises; the texts are our own. */
export const exercises: readonly Exercise[] = z.array(exercise).parse([...legs, ...upper, ...core, ...power, ...conditioning, ...mobility]);

const byId = new Map(exercises.map((one) => [one.id, one]));

/** The exercise with this id; undefined for an unknown one. */
export const exerciseOf = (id: string): Exercise | undefined => byId.get(id);

/** The exercise with an id that was checked before. Throws for an unknown one. */
export function knownExercise(id: string): Exercise {
  const found = byId.get(id);
  if (!found) throw new Error(`no exercise ${id}`);
  return found;
}

/** Conditioning so hard that one can speak only a few words. */
export const isHardEffort = ({ pattern, notFor }: Exercise): boolean => pattern === 'conditioning' && notFor.includes('asthma');
