import type { PlanVersion } from '../../../contract/assistant/chat.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { KnownFacts } from '../../../contract/assistant/dialogue.ts';
import type { PlanRequest } from '../../../contract/assistant/plan-types.ts';
import type { PlanLimit } from '../../../contract/assistant/safety.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { AppContext } from '../../http/app-context.ts';
import { findVersion, readDialogue, startOfDialogue, type ChatRow } from '../chat/index.ts';
import { openPlan, plannerRequestOf } from './open-plan.ts';
import { adult, knownPerson } from './profile.ts';

/** An earlier version of a plan as it may come back. `isAdapted`: it is made again, because of what was told since. */
type EarlierVersion = { readonly version: PlanVersion; readonly isAdapted: boolean };

const ageOf = (request: PlanRequest | undefined): number | undefined => (request && 'age' in request ? request.age : undefined);

/** Whether a request heeds a fact already, from its form or from words. */
function heeds(request: PlanRequest, { type, value }: Constraint): boolean {
  if (type === 'allergen') return !('allergens' in request) || request.allergens.includes(value);
  if (type === 'condition') return !('conditions' in request) || request.conditions.some((one) => one === value);
  return type !== 'age' || !('age' in request) || request.age === value;
}

/** What the person told of allergies, conditions and an age under 18 since an earlier request was made. */
function toldSince(earlier: PlanRequest, now: PlanVersion, { allergens, refused }: KnownFacts, isUnder18: boolean): Constraint[] {
  const age = ageOf(plannerRequestOf(now));
  // 'Replace the milk by curd' may be undone; 'milk gives me a rash' may not.
  const isOnlyRefused = (one: Constraint) => one.type === 'allergen' && refused.includes(one.value) && !allergens.includes(one.value);
  const facts: Constraint[] = [
    ...now.request.constraints.filter((one) => (one.type === 'allergen' || one.type === 'condition') && !isOnlyRefused(one)),
    ...allergens.map((value) => ({ type: 'allergen' as const, value })),
    ...(isUnder18 && age !== undefined && age < adult ? [{ type: 'age' as const, value: age }] : []),
  ];
  return [...new Map(facts.map((one) => [JSON.stringify(one), one])).values()].filter((one) => !heeds(earlier, one));
}

/** The limits of the newest version, and those for somebody under 18, that an earlier request does not have. */
function limitsSince(earlier: PlanRequest, now: PlanRequest | undefined, isUnder18: boolean): PlanLimit[] {
  const isLimited = isUnder18 || (now !== undefined && 'noDeficit' in now && now.noDeficit);
  return isLimited && 'noDeficit' in earlier && !earlier.noDeficit ? ['noDeficit'] : [];
}

/**
 * Reads an earlier version that is to be the newest again. What the person told since then of allergies, conditions and an age under 18
 * stays heeded: then the plan is made again. Refuses `noSuchChat`, and `noPlanPossible` where nothing safe can be made of it.
 */
export async function earlierVersion(
  app: Pick<AppContext, 'log'>,
  db: Queryable,
  { userId, chat, version: wanted }: { userId: string; chat: ChatRow; version: number },
): Promise<EarlierVersion> {
  const version = await findVersion(db, userId, chat.id, wanted);
  const earlier = plannerRequestOf(version);
  const dialogue = await readDialogue(db, userId, chat.id);
  if (!earlier || version.version === chat.planVersion) return { version, isAdapted: false };
  const now = await findVersion(db, userId, chat.id, chat.planVersion);
  const request = plannerRequestOf(now);
  const { told } = dialogue ?? startOfDialogue;
  const isUnder18 = told.isYoung || (await knownPerson(db, userId, chat.isCopy ? undefined : ageOf(request))).isYoung;
  const facts = toldSince(earlier, now, told, isUnder18);
  const limits = limitsSince(earlier, request, isUnder18);
  if (facts.length === 0 && limits.length === 0) return { version, isAdapted: false };
  const next = openPlan(version).planAgain(app, { constraints: facts, limits, seed: chat.seed + wanted });
  return next ? { version: { ...version, ...next, engine: 'embedded' }, isAdapted: true } : { version, isAdapted: false };
}

/** Why a version came to be that restores an earlier one, in the list of versions. */
export const restoredReason = (version: number, isAdapted: boolean, language: PlanLanguage): string =>
  ({
    english: `Version ${version} again${isAdapted ? ', without what your health or age rules out' : ''}`,
    hindi: `फिर से रूप ${version}${isAdapted ? ', पर आपकी सेहत या उम्र के हिसाब से' : ''}`,
  })[language];
