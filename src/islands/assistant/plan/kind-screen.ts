import type { ComponentType } from 'react';
import type { Call } from '../../../contract/call.ts';
import type { Plan } from '../../../contract/assistant/plan-types.ts';
import type { AssistantProfile } from '../../../contract/assistant/profile.ts';
import type { Question } from '../../../contract/assistant/safety.ts';
import type { PlanKind, PlanLanguage } from '../../../contract/assistant/words.ts';
import type { DataFormField, DataValues } from '../../shared/data-form/data-field.ts';

/** What the view of a plan is given: the plan, and what can be done with its items by their keys. */
export type PlanViewProps = {
  readonly plan: Plan;
  /** The plan's first day, as 2026-11-23. */
  readonly startsOn: string;
  readonly ticks: ReadonlySet<string>;
  /** Undefined where the plan is only looked at: shared, or an earlier version. */
  readonly onTick?: ((item: string, done: boolean) => void) | undefined;
  readonly onSwap?: ((item: string, to?: string) => Promise<void>) | undefined;
};

/** What was chosen on a screen before the form: what it sends besides its fields, what to call it, and the questions about dangers. */
export type KnownBefore = { readonly values: DataValues; readonly name: string; readonly questions: readonly Question[] };

/** One of the six screens: its form and the view of its plan. */
export type KindScreen = {
  readonly kind: PlanKind;
  readonly call: Call;
  /** What the button says, as 'Make my week'. */
  readonly submit: string;
  readonly fields: readonly DataFormField[];
  /** Asked on a screen of its own first, where the questions about dangers depend on it. */
  readonly Before?: ComponentType;
  /** Stands over the questions about dangers. */
  readonly questionsTitle?: Readonly<Record<PlanLanguage, string>>;
  /** What the form opens with, out of what the person told once. */
  readonly valuesOf: (profile: AssistantProfile) => DataValues;
  /** Makes the call's fields of those of the form, where they are not the same. */
  readonly adapt?: (values: DataValues) => DataValues;
  /** What of the form is worth keeping for the next plan. */
  readonly profileOf: (values: DataValues) => Partial<AssistantProfile>;
  readonly additionalHint: string;
  /** What one may ask of a plan, to be tapped. */
  readonly examples: readonly string[];
  /** Whether its lines have times, for a calendar. */
  readonly hasTimes: boolean;
  readonly View: ComponentType<PlanViewProps>;
};
