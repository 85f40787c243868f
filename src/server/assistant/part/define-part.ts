import type * as z from 'zod/mini';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { Flag, PlanLimit } from '../../../contract/assistant/safety.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { PlanKind, PlanLanguage } from '../../../contract/assistant/words.ts';

export type Asked = Record<string, unknown>;
export type Made = Record<string, unknown>;
type Seeded = { readonly seed: number };

/** What somebody wants changed in a plan: a change of the kind's own, or none that was understood. */
export type Change = { readonly type: string } & Record<string, unknown>;

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

export type Changed = { readonly plan: Made; readonly request: Asked; readonly says: string };

/**
 * One of the six plans, as the order of work needs it. Every function is pure: the same request and seed make the same
 * plan. `request` is what `requestOf` and the changes to it made of fields that the contract checked.
 */
export type PlanPart = {
  readonly kind: PlanKind;
  /** The smallest structure that a model fills in: ids and amounts. */
  readonly draft: z.ZodMiniType;
  /** What the planner is given, of what the call's own fields, the language and the site's country are. */
  readonly requestOf: (fields: Asked) => Asked;
  /** What was typed in one's own words besides `additionalInfo`: read for dangers as well. */
  readonly wordsOf: (fields: Asked) => readonly string[];
  /** What the answers to the kind's checklists say of dangers, before anything is planned. */
  readonly flagsOf: (fields: Asked) => Flag[];
  /** Why nothing can be planned yet, by field: a question of the checklists without an answer. */
  readonly missingIn: (fields: Asked) => Record<string, string>;
  /** The request with what was said in words (chips) put where the kind needs it. */
  readonly withConstraints: (request: Asked, constraints: readonly Constraint[]) => Asked;
  /** The request with what safety forbids taken out, as a deficit. */
  readonly withLimits: (request: Asked, limits: readonly PlanLimit[]) => Asked;
  /** The request with what is on in the teams of the person, so that a plan leaves room for it. */
  readonly withEvents: (request: Asked, events: readonly TeamDay[], startsOn: string) => Asked;
  readonly plan: (request: Asked, seeded: Seeded) => Made;
  readonly verify: (plan: Made, request: Asked) => Breach[];
  readonly complete: (draft: unknown, request: Asked) => Made | Breach[];
  /** What a model is told to choose from, and the rules it is checked by. */
  readonly brief: (request: Asked) => string;
  readonly swap: (plan: Made, request: Asked, item: string, seeded: Seeded & { to?: string }) => Made | undefined;
  /** What words ask to be changed; undefined where they ask for no change of the plan. */
  readonly readChange: (text: string, plan: Made, request: Asked) => Change | undefined;
  /** The changed plan with the request it now answers, or why it stays as it is; undefined where it cannot be. */
  readonly change: (plan: Made, request: Asked, change: Change, seeded: Seeded) => Changed | { readonly refuses: string } | undefined;
  /** What a question about the plan's own things is answered; undefined where it asks about something else. */
  readonly answerTo?: (text: string, plan: Made, request: Asked) => string | undefined;
  readonly itemsOf: (plan: Made) => PlanItem[];
  readonly entriesOf: (plan: Made, startsOn: string) => PlanEntry[];
  readonly toMarkdown: (plan: Made, language: PlanLanguage) => string;
  /** The plan as somebody else may see it who is not to know about the person's health. */
  readonly withoutHealth: (plan: Made) => Made;
  /** Rules whose breach is never shown, whatever else could be said for the plan. */
  readonly isFatal: (breach: Breach) => boolean;
};
