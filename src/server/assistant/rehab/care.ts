import type { RehabCare, RehabRequest } from '../../../contract/assistant/rehab.ts';
import type { PlanLimit } from '../../../contract/assistant/safety.ts';
import type { TrainingCondition } from '../../../contract/assistant/training-conditions.ts';
import type { MovementLimit } from '../../../contract/assistant/workout-wishes.ts';
import { movementsOfExercises } from '../../../data/rehab/general-exercises.ts';
import type { RehabExercise } from './rehab-catalogue.ts';

const noCare: RehabCare = { conditions: [], limits: [], refused: [], minutes: null, backTo: null };
type Cared = Pick<RehabRequest, 'care'>;

/** What a request must heed beside the injury; nothing for most. */
export const careOf = ({ care }: Cared): RehabCare => care ?? noCare;

/** The request with more to heed; lists are joined. */
export function withCare(request: RehabRequest, more: Partial<RehabCare>): RehabRequest {
  const care = careOf(request);
  const joined = <One>(one: readonly One[], other: readonly One[] = []): One[] => [...new Set([...one, ...other])];
  return {
    ...request,
    care: {
      conditions: joined(care.conditions, more.conditions),
      limits: joined(care.limits, more.limits),
      refused: joined(care.refused, more.refused),
      minutes: more.minutes ?? care.minutes,
      backTo: more.backTo ?? care.backTo,
    },
  };
}

/**
 * What conditions forbid. Osteoporosis: no rounding of the spine, no quick turns, no jumps, nothing unsupported on one leg (Too Fit To
 * Fracture, Giangregorio 2014). Pregnancy: not lying on back or front, no jumps, no straining (ACOG committee opinion 804). After a birth the
 * pelvic floor comes before jumps and strain (Goom, Donnelly and Brockwell 2019).
 */
const limitsOfCondition: Readonly<Record<TrainingCondition, readonly MovementLimit[]>> = {
  pregnancy: ['impact', 'supine', 'prone', 'straining', 'hardEffort', 'balancing', 'twisting'],
  postpartum: ['impact', 'straining'],
  highBloodPressure: ['longHolds', 'straining', 'headDown'],
  heart: ['hardEffort', 'impact', 'straining', 'longHolds'],
  asthma: [],
  diabetes: [],
  osteoporosis: ['bending', 'twisting', 'impact', 'balancing', 'headDown', 'straining'],
  vertigo: ['headDown', 'balancing', 'twisting'],
  hernia: ['straining', 'impact'],
};

const limitsOfFlags: Readonly<Partial<Record<PlanLimit, readonly MovementLimit[]>>> = {
  noImpact: ['impact'],
  noHardEffort: ['hardEffort', 'impact'],
};

/** The ways of moving that the limits of flags leave out. */
export const movementsForbiddenBy = (limits: readonly PlanLimit[]): MovementLimit[] => limits.flatMap((one) => limitsOfFlags[one] ?? []);

/** Every way of moving that is left out, by wish or by a condition. */
export const forbiddenMovements = (request: Cared): ReadonlySet<MovementLimit> => {
  const { conditions, limits } = careOf(request);
  return new Set([...limits, ...conditions.flatMap((one) => limitsOfCondition[one])]);
};

const movements: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  movementsOfExercises
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([id = '', ...ways]) => [id, new Set(ways)]),
);

/** Families that are named by how one moves rather than by a name. */
const familyOf: Readonly<Record<string, string>> = {
  squats: 'squats',
  lunges: 'lunges',
  running: 'running',
  sprints: 'running',
  jumps: 'impact',
  skipping: 'impact',
  stretching: 'stretching',
  walking: 'walking',
  balance: 'balancing',
  turns: 'twisting',
};
const stemOf = (name: string): string => name.toLowerCase().replace(/(?:es|s)$/, '');

/** Whether an exercise suits what the request must heed. */
export function suitsCare({ id, name }: RehabExercise, request: Cared): boolean {
  const ways = movements.get(id) ?? new Set<string>();
  if ([...forbiddenMovements(request)].some((limit) => ways.has(limit))) return false;
  const said = name.english.toLowerCase();
  return !careOf(request).refused.some((family) => (family in familyOf ? ways.has(familyOf[family] ?? '') : said.includes(stemOf(family))));
}

/** Whether anything at all must be heeded in choosing exercises. */
export const hasCare = (request: Cared): boolean => forbiddenMovements(request).size > 0 || careOf(request).refused.length > 0;
