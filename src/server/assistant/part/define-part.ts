import type * as z from 'zod/mini';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { Plan } from '../../../contract/assistant/plan-types.ts';
import type { Flag, PlanLimit } from '../../../contract/assistant/safety.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { PlanKind, PlanLanguage } from '../../../contract/assistant/words.ts';

type Seeded = { readonly seed: number };

/** A line of a plan that can be done, with the day it is for (0 is the first); undefined where it belongs to no day. */
export type PlanItem = {
  readonly key: string;
  readonly label: string;
  readonly day: number | undefined;
  /** What it is swapped by, where one swap is for several lines. */
  readonly swapKey?: string;
};

/** Something that is on in a team: `day` counts from the plan's first. */
export type TeamDay = { readonly day: number; readonly kind: 'game' | 'training' | 'other' };

/** A time in somebody's calendar: minutes from the start of the plan's day. */
export type PlanEntry = {
  readonly key: string;
  readonly day: number;
  readonly atMinute: number;
  readonly minutes: number;
  readonly title: string;
  readonly detail: string;
};

/** A changed plan, the request that it now answers, and a sentence about the change. */
export type Changed<Request, KindPlan> = { readonly plan: KindPlan; readonly request: Request; readonly says: string };

type ChipValues = { [C in Constraint as C['type']]: C['value'] };
type Chip<Type extends keyof ChipValues> = { [T in Type]: { readonly type: T; readonly value: ChipValues[T] } }[Type];

/** What each kind of chip does to a request; the chips that are left out mean nothing to this kind of plan. */
export type ChipEffects<Request> = { readonly [Type in keyof ChipValues]?: (request: Request, value: ChipValues[Type]) => Request };

const applyChip = <Request, Type extends keyof ChipValues>(request: Request, chip: Chip<Type>, effects: ChipEffects<Request>): Request =>
  effects[chip.type]?.(request, chip.value) ?? request;

/** A `withConstraints` that applies these effects, chip by chip. */
export const applyChips =
  <Request>(effects: ChipEffects<Request>) =>
  (request: Request, chips: readonly Constraint[]): Request =>
    chips.reduce((asked, chip) => applyChip(asked, chip, effects), request);

/** Fields without the answers to a checklist and the country, for a planner that needs neither. */
export function withoutAnswers<Fields extends { answers: unknown; country: string }>(fields: Fields): Omit<Fields, 'answers' | 'country'> {
  const { answers: _answers, country: _country, ...request } = fields;
  return request;
}

/**
 * Everything that one kind of plan can do. Every function is pure: the same request and seed make the same plan. `Fields` are those of the
 * kind's call, `Request` is what its planner takes. Where something cannot be done, the answer is the breaches that say why.
 */
export type PlanPart<Fields, Request, Draft, KindPlan extends Plan, Change> = {
  readonly kind: KindPlan['kind'] & PlanKind;
  /** The smallest structure that a model fills in: ids and amounts. */
  readonly draft: z.ZodMiniType<Draft>;
  readonly requestOf: (fields: Fields) => Request;
  /** What was typed in one's own words besides `additionalInfo`: read for dangers as well. */
  readonly wordsOf: (fields: Fields) => readonly string[];
  /** Dangers that the answers to the kind's checklists show, read before anything is planned. */
  readonly flagsOf: (fields: Fields) => Flag[];
  /** Questions of the checklists without an answer, by field; while there are any, nothing is planned. */
  readonly missingIn: (fields: Fields) => Record<string, string>;
  /** The request with what was said in words (chips) put where the kind needs it. */
  readonly withConstraints: (request: Request, constraints: readonly Constraint[]) => Request;
  /** The request without what safety forbids, as a deficit. */
  readonly withLimits: (request: Request, limits: readonly PlanLimit[]) => Request;
  /** The request with the events of the person's teams, so that a plan leaves room for them. */
  readonly withEvents: (request: Request, events: readonly TeamDay[], startsOn: string) => Request;
  readonly plan: (request: Request, seeded: Seeded) => KindPlan | Breach[];
  readonly verify: (plan: KindPlan, request: Request) => Breach[];
  readonly complete: (draft: Draft, request: Request) => KindPlan | Breach[];
  /** What a model is told to choose from, and the rules it is checked by. */
  readonly brief: (request: Request) => string;
  readonly swap: (plan: KindPlan, request: Request, item: string, seeded: Seeded & { readonly to?: string }) => KindPlan | Breach[];
  /** The change that words ask for; undefined where they ask for none. */
  readonly readChange: (text: string, plan: KindPlan, request: Request) => Change | undefined;
  /** The changed plan, or in `refuses` why it stays as it is. */
  readonly change: (
    plan: KindPlan,
    request: Request,
    change: Change,
    seeded: Seeded,
  ) => Changed<Request, KindPlan> | { readonly refuses: string } | Breach[];
  /** The answer to a question about what the plan holds; undefined where the question is about something else. */
  readonly answerTo: ((text: string, plan: KindPlan, request: Request) => string | undefined) | undefined;
  readonly itemsOf: (plan: KindPlan) => PlanItem[];
  readonly entriesOf: (plan: KindPlan, startsOn: string) => PlanEntry[];
  readonly toMarkdown: (plan: KindPlan, language: PlanLanguage) => string;
  /** The plan as it is shown to somebody who is not to know about the person's health. */
  readonly withoutHealth: (plan: KindPlan) => KindPlan;
  /** Whether a plan with this breach is never shown, whatever else could be said for it. */
  readonly isFatal: (breach: Breach) => boolean;
};

/** What it takes to make a plan, of everything that a kind can do. */
export type Planner<Request, Draft, KindPlan extends Plan> = Pick<
  PlanPart<never, Request, Draft, KindPlan, never>,
  'kind' | 'draft' | 'plan' | 'verify' | 'complete' | 'brief' | 'isFatal'
>;

/** Declares a kind of plan: its types are inferred from its planner, and TypeScript names every piece that is missing. */
export const definePart = <Fields, Request, Draft, KindPlan extends Plan, Change>(
  part: PlanPart<Fields, Request, Draft, KindPlan, Change>,
): PlanPart<Fields, Request, Draft, KindPlan, Change> => part;
