import type { Constraint } from './constraints.ts';
import type { DietChange, DietDraft, DietPlan } from './diet.ts';
import type { DietRequest } from './diet-request.ts';
import type { MeditationDraft, MeditationPlan } from './meditation-plan.ts';
import type { MeditationChange, MeditationRequest } from './meditation.ts';
import type { RecipeChange, RecipeDraft, RecipePlan, RecipeRequest } from './recipe.ts';
import type { RehabChange, RehabDraft, RehabPlan, RehabRequest } from './rehab.ts';
import type { ChecklistAnswers } from './safety.ts';
import type { WellnessChange, WellnessDraft, WellnessPlan, WellnessRequest } from './wellness.ts';
import type { PlanKind } from './words.ts';
import type { WorkoutDraft, WorkoutPlan } from './workout-plan.ts';
import type { WorkoutChange, WorkoutRequest } from './workout.ts';

/** Fields of a call whose planner needs neither the answers to its checklist nor the site's country. */
type WithAnswers<Request> = Request & { readonly answers: ChecklistAnswers; readonly country: string };

/**
 * The types of each kind of plan: `fields` as its call sends them (with the site's country), `request` as its planner takes them, the `draft`
 * that a model writes, the `plan` that is kept and shown, and the `change` that words may ask for.
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

/** A plan of any kind; its `kind` says which. */
export type Plan = PlanTypes[PlanKind]['plan'];

/** What the planner of any kind is given. */
export type PlanRequest = PlanTypes[PlanKind]['request'];

/** What a plan was asked for, as it is kept with each version; `wishes` is what the planner of its kind was given. */
export type KeptRequest<Wishes = PlanRequest> = {
  /** The plan's first day, as 2026-11-23. */
  readonly startsOn: string;
  readonly additionalInfo: string;
  readonly constraints: readonly Constraint[];
  readonly wishes: Wishes;
  readonly isFixed?: false;
};

/** Of a plan that was copied from a link which hid what it was made from: it can be ticked and read, but not changed. */
export type FixedRequest = {
  readonly startsOn: string;
  readonly additionalInfo: '';
  readonly constraints: readonly [];
  readonly wishes: Readonly<Record<never, never>>;
  readonly isFixed: true;
};
