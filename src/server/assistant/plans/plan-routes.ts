import type { Call } from '../../../contract/call.ts';
import * as calls from '../../../contract/assistant/plan-calls.ts';
import type { PlanKind } from '../../../contract/assistant/words.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route, type Route, type SignedInCaller } from '../../http/route.ts';
import { makePlan } from './make-plan.ts';

const callOf: Record<PlanKind, Call> = {
  diet: calls.makeDietPlan,
  workout: calls.makeWorkoutPlan,
  meditation: calls.makeMeditationPlan,
  recipe: calls.makeHealthyRecipe,
  wellness: calls.makeWellnessPlan,
  rehab: calls.makeRehabPlan,
};

/** The calls behind the six screens. */
export const planRoutes = (app: AppContext, more: object): Route[] =>
  (Object.keys(callOf) as PlanKind[]).map((kind) =>
    route(callOf[kind], (fields, caller) => makePlan(app, kind, fields as never, caller as SignedInCaller), more),
  );
