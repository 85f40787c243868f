import type { PlanVersion } from '../../../contract/assistant/chat.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { FixedRequest, KeptRequest, Plan, PlanRequest, PlanTypes } from '../../../contract/assistant/plan-types.ts';
import type { PlanLimit } from '../../../contract/assistant/safety.ts';
import type { Wish } from '../../../contract/assistant/wishes.ts';
import type { PlanKind, PlanLanguage } from '../../../contract/assistant/words.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { PlanEntry, PlanItem, PlanPart } from '../part/index.ts';
import { constraintsIn, wishesOf } from '../wishes/index.ts';
import { parts } from './parts.ts';
import { planEmbedded } from './write-plan.ts';

type Seeded = { readonly seed: number };

/** What the next version of a plan is stored with. */
type Next = { readonly plan: Plan; readonly request: KeptRequest };

/** The result of words that ask for a change of the kind's own. */
export type ChangeByWords =
  | ({ readonly outcome: 'changed'; readonly answer: string } & Next)
  | { readonly outcome: 'refused'; readonly answer: string }
  | { readonly outcome: 'impossible' };

/** A stored plan with the functions of its kind. A fixed plan can be read and ticked, but not changed or queried through its request. */
export type OpenPlan = {
  readonly kind: PlanKind;
  readonly isFixed: boolean;
  readonly items: () => PlanItem[];
  readonly entries: () => PlanEntry[];
  readonly toMarkdown: (language: PlanLanguage) => string;
  readonly withoutHealth: () => Plan;
  /** The answer to a question about the plan's content; undefined for other questions. */
  readonly answerTo: (text: string) => string | undefined;
  /** The plan with an item swapped; undefined if nothing else fits. */
  readonly swap: (item: string, seeded: Seeded & { readonly to?: string }) => Next | undefined;
  /** Undefined if the words ask for no change. */
  readonly changeByWords: (text: string, limits: readonly PlanLimit[], seeded: Seeded) => ChangeByWords | undefined;
  /** What words ask of this kind of plan, heard as its form hears them. */
  readonly hear: (text: string, language: PlanLanguage) => Heard;
  /**
   * The plan with further chips, changed as little as they need; undefined if they change nothing. `wishes` says of the `text` what became
   * of each phrase. Refuses `noPlanPossible`.
   */
  readonly planAgain: (app: Pick<AppContext, 'log'>, again: Again) => (Next & { readonly wishes: readonly Wish[] }) | undefined;
};

export type Heard = { readonly constraints: readonly Constraint[]; readonly wishes: readonly Wish[] };
export type Again = Seeded & {
  readonly constraints: readonly Constraint[];
  readonly limits: readonly PlanLimit[];
  /** The words that the chips were read from, and the language of what is said about them. */
  readonly text?: string;
  readonly language?: PlanLanguage;
};
const nothingHeard: Heard = { constraints: [], wishes: [] };

/** Opens a version of a plan with the functions of its kind. */
export const openPlan = ({ plan, request }: Pick<PlanVersion, 'plan' | 'request'>): OpenPlan => openAs(plan.kind, plan, request);

const openAs = <K extends PlanKind>(kind: K, plan: PlanTypes[K]['plan'], request: KeptRequest<PlanTypes[K]['request']> | FixedRequest) =>
  openWith(parts[kind], plan, request);

function openWith<Fields, Request extends PlanRequest, Draft, KindPlan extends Plan, Change>(
  part: PlanPart<Fields, Request, Draft, KindPlan, Change>,
  plan: KindPlan,
  request: KeptRequest<Request> | FixedRequest,
): OpenPlan {
  const read = {
    kind: part.kind,
    items: () => part.itemsOf(plan),
    entries: () => part.entriesOf(plan, request.startsOn),
    toMarkdown: (language: PlanLanguage) => part.toMarkdown(plan, language, request.startsOn),
    withoutHealth: () => part.withoutHealth(plan),
  };
  if (request.isFixed) {
    const never = () => undefined;
    return { ...read, isFixed: true, answerTo: never, swap: never, changeByWords: never, hear: () => nothingHeard, planAgain: never };
  }
  return {
    ...read,
    isFixed: false,
    answerTo: (text) => part.answerTo?.(text, plan, request.wishes),
    swap: (item, seeded) => swapped(part, plan, request, item, seeded),
    changeByWords: (text, limits, seeded) => changedByWords(part, plan, request, { text, limits, seeded }),
    hear: (text, language) => ({
      constraints: constraintsIn(part.wishes, text).filter(({ type }) => part.withConstraints.actsOn.includes(type)),
      wishes: wishesOf(text, { kind: part.kind, rules: part.wishes, language }),
    }),
    planAgain: (app, again) => plannedAgain(app, part, plan, request, again),
  };
}

function plannedAgain<Fields, Request extends PlanRequest, Draft, KindPlan extends Plan, Change>(
  app: Pick<AppContext, 'log'>,
  part: PlanPart<Fields, Request, Draft, KindPlan, Change>,
  plan: KindPlan,
  request: KeptRequest<Request>,
  { constraints, limits, text = '', language = 'english', seed }: Again,
): (Next & { readonly wishes: readonly Wish[] }) | undefined {
  const wishes = part.withLimits(part.withConstraints(request.wishes, constraints), limits);
  if (JSON.stringify(wishes) === JSON.stringify(request.wishes)) return undefined;
  const judged = (made: KindPlan) =>
    wishesOf(text, { kind: part.kind, rules: part.wishes, language, kept: constraints, made: { plan: made, request: wishes } });
  const promised = wishesOf(text, { kind: part.kind, rules: part.wishes, language, kept: constraints });
  const failed = (all: readonly Wish[]) => all.filter(({ outcome }) => outcome === 'cannot').length;
  const adapted = part.adapt(plan, request.wishes, wishes, { seed });
  const isGood = adapted !== undefined && !part.verify(adapted, wishes).some(part.isFatal) && failed(judged(adapted)) <= failed(promised);
  const next = isGood ? adapted : planEmbedded(app, { part, request: wishes, seed, progress: () => undefined });
  const changed = { ...request, constraints: [...request.constraints, ...constraints], wishes };
  return { plan: next, request: judgedAgain(part, next, changed), wishes: judged(next) };
}

function swapped<Fields, Request extends PlanRequest, Draft, KindPlan extends Plan, Change>(
  part: PlanPart<Fields, Request, Draft, KindPlan, Change>,
  plan: KindPlan,
  request: KeptRequest<Request>,
  item: string,
  seeded: Seeded & { readonly to?: string },
): Next | undefined {
  const next = part.swap(plan, request.wishes, item, seeded);
  if (Array.isArray(next) || part.verify(next, request.wishes).some(part.isFatal)) return undefined;
  return { plan: next, request: judgedAgain(part, next, request) };
}

/** The request with what became of its words in a plan that was changed since they were judged. */
function judgedAgain<Fields, Request extends PlanRequest, Draft, KindPlan extends Plan, Change>(
  part: PlanPart<Fields, Request, Draft, KindPlan, Change>,
  plan: KindPlan,
  request: KeptRequest<Request>,
): KeptRequest<Request> {
  const { additionalInfo, constraints, wishes, outcomes } = request;
  if (!outcomes) return request;
  const made = { plan, request: wishes };
  const asked = { kind: part.kind, rules: part.wishes, language: wishes.language, kept: constraints, made };
  return { ...request, outcomes: wishesOf(additionalInfo, asked) };
}

type Words = { readonly text: string; readonly limits: readonly PlanLimit[]; readonly seeded: Seeded };

function changedByWords<Fields, Request extends PlanRequest, Draft, KindPlan extends Plan, Change>(
  part: PlanPart<Fields, Request, Draft, KindPlan, Change>,
  plan: KindPlan,
  request: KeptRequest<Request>,
  { text, limits, seeded }: Words,
): ChangeByWords | undefined {
  const change = part.readChange(text, plan, request.wishes);
  return change === undefined ? undefined : changedBy(part, plan, request, { change, limits, seeded });
}

function changedBy<Fields, Request extends PlanRequest, Draft, KindPlan extends Plan, Change>(
  part: PlanPart<Fields, Request, Draft, KindPlan, Change>,
  plan: KindPlan,
  request: KeptRequest<Request>,
  { change, limits, seeded }: Applied<Change>,
): ChangeByWords {
  const changed = part.change(plan, part.withLimits(request.wishes, limits), change, seeded);
  if (Array.isArray(changed)) return { outcome: 'impossible' };
  if ('refuses' in changed) return { outcome: 'refused', answer: changed.refuses };
  if (part.verify(changed.plan, changed.request).some(part.isFatal)) return { outcome: 'impossible' };
  return {
    outcome: 'changed',
    answer: changed.answer,
    plan: changed.plan,
    request: judgedAgain(part, changed.plan, { ...request, wishes: changed.request }),
  };
}

/** A change of one kind of plan, as a conversation read it. */
export type KindChange = { [K in PlanKind]: { readonly kind: K; readonly change: PlanTypes[K]['change'] } }[PlanKind];

/** Applies a change of the plan's own kind. 'impossible' also for a fixed plan. */
export function applyChange(
  { plan, request }: Pick<PlanVersion, 'plan' | 'request'>,
  asked: KindChange,
  limits: readonly PlanLimit[],
  seeded: Seeded,
): ChangeByWords {
  if (request.isFixed || plan.kind !== asked.kind) return { outcome: 'impossible' };
  return applyAs(asked.kind, plan, request, { change: asked.change, limits, seeded });
}

type Applied<Change> = { readonly change: Change; readonly limits: readonly PlanLimit[]; readonly seeded: Seeded };

const applyAs = <K extends PlanKind>(
  kind: K,
  plan: PlanTypes[K]['plan'],
  request: KeptRequest<PlanTypes[K]['request']>,
  applied: Applied<PlanTypes[K]['change']>,
): ChangeByWords => changedBy(parts[kind], plan, request, applied);

/** The request that a version was made from; undefined for a fixed plan. */
export const plannerRequestOf = (version: Pick<PlanVersion, 'request'> | undefined): PlanRequest | undefined =>
  version === undefined || version.request.isFixed ? undefined : version.request.wishes;
