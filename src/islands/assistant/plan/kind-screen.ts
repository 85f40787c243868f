import type { ComponentType } from 'react';
import type { Call } from '../../../contract/call.ts';
import type { Plan } from '../../../contract/assistant/plan-types.ts';
import type { AssistantProfile } from '../../../contract/assistant/profile.ts';
import type { Question } from '../../../contract/assistant/safety.ts';
import type { PlanKind, PlanLanguage } from '../../../contract/assistant/words.ts';
import type { DataFormField, DataValues } from '../../shared/data-form/data-field.ts';
import type { PlanOfKindProps } from './PlanPage.tsx';

/** The props of a plan's view: the plan, and actions on its items by their keys. */
export type PlanViewProps = {
  readonly plan: Plan;
  /** The plan's first day, such as 2026-11-23. */
  readonly startsOn: string;
  readonly ticks: ReadonlySet<string>;
  /** Undefined where the plan is read-only: shared, or an earlier version. */
  readonly onTick?: ((item: string, done: boolean) => void) | undefined;
  readonly onSwap?: ((item: string, to?: string) => Promise<void>) | undefined;
};

/** A choice made before the form: the values it sends, its name, and the red-flag questions that follow from it. */
export type KnownBefore = { readonly values: DataValues; readonly name: string; readonly questions: readonly Question[] };

/** One of the six plan screens: its form and the page of its plan. */
export type KindScreen = {
  readonly kind: PlanKind;
  readonly call: Call;
  /** The label of the submit button, such as 'Make my week'. */
  readonly submit: string;
  readonly fields: readonly DataFormField[];
  /** A screen before the form, where the red-flag questions depend on a choice. */
  readonly Before?: ComponentType;
  /** The title above the red-flag questions. */
  readonly questionsTitle?: Readonly<Record<PlanLanguage, string>>;
  /** What a list of red-flag questions is about, in one line; the list is then opened by those who need it. */
  readonly questionsTopics?: Readonly<Record<PlanLanguage, string>>;
  /** The form's initial values from what is remembered of the person. */
  readonly valuesOf: (profile: AssistantProfile) => DataValues;
  /** Converts the form's values to the call's fields, where they differ. */
  readonly adapt?: (values: DataValues) => DataValues;
  /** The form's values to remember for the next plan. */
  readonly profileOf: (values: DataValues) => Partial<AssistantProfile>;
  readonly additionalHint: string;
  /** Example questions about the plan, to tap. */
  readonly examples: readonly string[];
  /** Whether its items have times, for a calendar file. */
  readonly hasTimes: boolean;
  /** The page of its plan, loaded while the form is filled in. */
  readonly usePlan: (isWanted: boolean) => { readonly PlanOfKind: ComponentType<PlanOfKindProps> } | undefined;
};
