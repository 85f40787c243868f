import type { Constraint } from './constraints.ts';
import type { DietChange, DietDraft, DietPlan } from './diet.ts';
import type { DietRequest } from './diet-request.ts';
import type { MeditationDraft, MeditationPlan } from './meditation-plan.ts';
import type { MeditationChange, MeditationRequest } from './meditation.ts';
import type { RecipeChange, RecipeDraft, RecipePlan, RecipeRequest } from './recipe.ts';
import type { RehabChange, RehabDraft, RehabPlan, RehabRequest } from './rehab.ts';
import type { ChecklistAnswers } from './safety.ts';
import type { WellnessChange, WellnessDraft, WellnessPlan, WellnessRequest } from './wellness.ts';
import type { Wish } from './wishes.ts';
import type { PlanKind } from './words.ts';
import type { WorkoutDraft, WorkoutPlan } from './workout-plan.ts';
import type { WorkoutChange, WorkoutRequest } from './workout.ts';

/** The fields of a call whose planner needs neither checklist answers nor the site's country. */
type WithAnswers<Request> = Request & { readonly answers: ChecklistAnswers; readonly country: string };

/**
 * The types of each kind of plan: `fields` of its call (with the site's country), `request` of its planner, the `draft` that a model
 * writes, the `plan` that is stored and shown, and the `change` that words may ask for.
 */
export type PlanTypes = {
  diet: { fields: WithAnswers<DietRequest>; request: DietRequest; draft: DietDraft; plan: DietPlan; change: DietChange };
  workout: { fields: WithAnswers<WorkoutRequest>; request: WorkoutRequest; draft: WorkoutDraft; plan: WorkoutPlan; change: WorkoutChange };
  meditation: {
    fields: WithAnswers<MeditationRequest>;
    request: MeditationRequest;
    draft: MeditationDraft;
    plan: MeditationPlan;
    change: MeditationChange;
  };
  recipe: { fields: WithAnswers<RecipeRequest>; request: RecipeRequest; draft: RecipeDraft; plan: RecipePlan; change: RecipeChange };
  wellness: { fields: WellnessRequest; request: WellnessRequest; draft: WellnessDraft; plan: WellnessPlan; change: WellnessChange };
  rehab: { fields: RehabRequest; request: RehabRequest; draft: RehabDraft; plan: RehabPlan; change: RehabChange };
};

/** A plan of any kind, distinguished by `kind`. */
export type Plan = PlanTypes[PlanKind]['plan'];

/** The request of any kind's planner. */
export type PlanRequest = PlanTypes[PlanKind]['request'];

/** The stored request of a version; `wishes` is the planner's request. */
export type KeptRequest<Wishes = PlanRequest> = {
  /** The plan's first day, such as 2026-11-23. */
  readonly startsOn: string;
  readonly additionalInfo: string;
  readonly constraints: readonly Constraint[];
  readonly wishes: Wishes;
  /** What became of each phrase of `additionalInfo`; plans of earlier versions have none. */
  readonly outcomes?: readonly Wish[];
  readonly isFixed?: false;
};

/** The request of a plan that was copied from a link without health data: it can be ticked and read, but not changed. */
export type FixedRequest = {
  readonly startsOn: string;
  readonly additionalInfo: '';
  readonly constraints: readonly [];
  readonly wishes: Readonly<Record<never, never>>;
  readonly isFixed: true;
};
