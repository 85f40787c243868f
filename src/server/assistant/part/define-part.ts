import type * as z from 'zod/mini';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { Plan } from '../../../contract/assistant/plan-types.ts';
import type { Flag, PlanLimit } from '../../../contract/assistant/safety.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { PlanKind, PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Steps } from './steps.ts';
import type { WishRules } from '../wishes/index.ts';

type Seeded = { readonly seed: number };

/** An item of a plan that can be ticked, with the day it belongs to (0 is the first); undefined if it belongs to no day. */
export type PlanItem = {
  readonly key: string;
  readonly label: string;
  readonly day: number | undefined;
  /** The key for swapping, if one swap applies to several items. */
  readonly swapKey?: string;
};

/** A team's event: `day` counts from the plan's first day. */
export type TeamDay = { readonly day: number; readonly kind: 'game' | 'training' | 'other' };

/** A calendar entry: minutes from the start of the plan's day. */
export type PlanEntry = {
  readonly key: string;
  readonly day: number;
  readonly atMinute: number;
  readonly minutes: number;
  readonly title: string;
  readonly detail: string;
};

/** A changed plan with its changed request and a sentence about the change. */
export type Changed<Request, KindPlan> = { readonly plan: KindPlan; readonly request: Request; readonly answer: string };

type ChipValues = { [C in Constraint as C['type']]: C['value'] };
type Chip<Type extends keyof ChipValues> = { [T in Type]: { readonly type: T; readonly value: ChipValues[T] } }[Type];

/** The effect of each kind of chip on a request; chips that are left out have no effect on this kind of plan. */
export type ChipEffects<Request> = { readonly [Type in keyof ChipValues]?: (request: Request, value: ChipValues[Type]) => Request };

const applyChip = <Request, Type extends keyof ChipValues>(request: Request, chip: Chip<Type>, effects: ChipEffects<Request>): Request =>
  effects[chip.type]?.(request, chip.value) ?? request;

/** Applies chips to a request; `actsOn` are the kinds of chips that have an effect on it. */
type WithConstraints<Request> = ((request: Request, constraints: readonly Constraint[]) => Request) & {
  readonly actsOn: readonly Constraint['type'][];
};

/** A `withConstraints` that applies these effects, chip by chip. */
export const applyChips = <Request>(effects: ChipEffects<Request>): WithConstraints<Request> =>
  Object.assign(
    (request: Request, chips: readonly Constraint[]): Request => chips.reduce((asked, chip) => applyChip(asked, chip, effects), request),
    { actsOn: Object.keys(effects) as Constraint['type'][] },
  );

/** The fields without checklist answers and country, for a planner that needs neither. */
export function withoutAnswers<Fields extends { answers: unknown; country: string }>(fields: Fields): Omit<Fields, 'answers' | 'country'> {
  const { answers: _answers, country: _country, ...request } = fields;
  return request;
}

/**
 * Everything that one kind of plan can do. All functions are pure: the same request and seed give the same plan. `Fields` are those of the
 * kind's call, `Request` is what its planner takes. If something cannot be done, the result is the breaches that explain why.
 */
export type PlanPart<Fields, Request, Draft, KindPlan extends Plan, Change> = {
  readonly kind: KindPlan['kind'] & PlanKind;
  /** The minimal structure that a model writes: ids and amounts. */
  readonly draft: z.ZodMiniType<Draft>;
  readonly requestOf: (fields: Fields) => Request;
  /** Free text in fields other than `additionalInfo`, which is checked for red flags too. */
  readonly wordsOf: (fields: Fields) => readonly string[];
  /** Red flags in the answers to the kind's checklists, read before anything is planned. */
  readonly flagsOf: (fields: Fields) => Flag[];
  /** Red flags that the kind's own reading of `additionalInfo` finds with its fields, beside those that any text is checked for. */
  readonly flagsInWords?: (text: string, fields: Fields) => Flag[];
  /** Unanswered checklist questions, by field; nothing is planned while there are any. */
  readonly missingIn: (fields: Fields) => Record<string, string>;
  /** The request with the chips applied. */
  readonly withConstraints: WithConstraints<Request>;
  /** How wishes in free text are read, and what the plan says about each. Every chip that has an effect has an answer. */
  readonly wishes: WishRules<Request, KindPlan>;
  /** The request without what safety limits forbid, such as a deficit. */
  readonly withLimits: (request: Request, limits: readonly PlanLimit[]) => Request;
  /** The request with the events of the person's teams, so that the plan leaves room for them. */
  readonly withEvents: (request: Request, events: readonly TeamDay[], startsOn: string) => Request;
  readonly plan: (request: Request, seeded: Seeded) => KindPlan | Breach[];
  /** The same in steps, for a kind whose planning takes long. */
  readonly planInSteps?: (request: Request, seeded: Seeded) => Steps<KindPlan | Breach[]>;
  readonly verify: (plan: KindPlan, request: Request) => Breach[];
  readonly complete: (draft: Draft, request: Request) => KindPlan | Breach[];
  /** The model's instructions: what to choose from, and the rules its draft is checked by. */
  readonly brief: (request: Request) => string;
  readonly swap: (plan: KindPlan, request: Request, item: string, seeded: Seeded & { readonly to?: string }) => KindPlan | Breach[];
  /** The change that words ask for; undefined if they ask for none. */
  readonly readChange: (text: string, plan: KindPlan, request: Request) => Change | undefined;
  /** The changed plan, or in `refuses` why it stays unchanged. */
  readonly change: (
    plan: KindPlan,
    request: Request,
    change: Change,
    seeded: Seeded,
  ) => Changed<Request, KindPlan> | { readonly refuses: string } | Breach[];
  /**
   * The plan as the changed request `asked` wants it, with everything kept that `asked` does not concern; undefined if it has to be made
   * anew.
   */
  readonly adapt: (plan: KindPlan, before: Request, asked: Request, seeded: Seeded) => KindPlan | undefined;
  /** The answer to a question about the plan's content; undefined for other questions. */
  readonly answerTo: ((text: string, plan: KindPlan, request: Request) => string | undefined) | undefined;
  readonly itemsOf: (plan: KindPlan) => PlanItem[];
  readonly entriesOf: (plan: KindPlan, startsOn: string) => PlanEntry[];
  readonly toMarkdown: (plan: KindPlan, language: PlanLanguage, startsOn: string) => string;
  /** The plan without anything that reveals the person's health. */
  readonly withoutHealth: (plan: KindPlan) => KindPlan;
  /** Whether a plan with this breach must never be shown. */
  readonly isFatal: (breach: Breach) => boolean;
};

/** The part of a kind that is needed to make a plan. */
export type Planner<Request, Draft, KindPlan extends Plan> = Pick<
  PlanPart<never, Request, Draft, KindPlan, never>,
  'kind' | 'draft' | 'plan' | 'planInSteps' | 'verify' | 'complete' | 'brief' | 'isFatal'
>;

/** Declares a kind of plan: its types are inferred from its planner, and TypeScript reports every missing piece. */
export const definePart = <Fields, Request, Draft, KindPlan extends Plan, Change>(
  part: PlanPart<Fields, Request, Draft, KindPlan, Change>,
): PlanPart<Fields, Request, Draft, KindPlan, Change> => part;
