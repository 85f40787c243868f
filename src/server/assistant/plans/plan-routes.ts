import { restorePlanVersion, swapPlanItem, tickPlanItem } from '../../../contract/assistant/chats.ts';
import { getCredits } from '../../../contract/assistant/credits.ts';
import { makeDietPlan } from '../../../contract/assistant/diet-request.ts';
import { makeWorkoutPlan } from '../../../contract/assistant/workout.ts';
import { makeMeditationPlan } from '../../../contract/assistant/meditation.ts';
import { makeHealthyRecipe } from '../../../contract/assistant/recipe.ts';
import { makeWellnessPlan } from '../../../contract/assistant/wellness.ts';
import { makeRehabPlan } from '../../../contract/assistant/rehab.ts';
import { deleteAssistantProfile, getAssistantProfile, saveAssistantProfile } from '../../../contract/assistant/profile.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route, type Route } from '../../http/route.ts';
import { restoreVersion, swapItem, tickItem } from './change-plan.ts';
import { readCredits } from './credits.ts';
import { makePlan, planFields } from './make-plan.ts';
import { parts } from './parts.ts';
import { forgetProfile, readProfile, saveProfile } from './profile.ts';

/** Credits limit the number of answers; this limits the number of attempts. */
const asking = { limit: { points: 120, windowSeconds: 600 }, streams: true };

const changes = { limit: { points: 600, windowSeconds: 600 } };

/** The calls of the six screens, those that change a plan, and those for credits and remembered form values. */
export const planRoutes = (app: AppContext): Route[] => [
  route(makeDietPlan, (fields, caller) => makePlan(app, parts.diet, planFields(app, fields), caller), asking),
  route(makeWorkoutPlan, (fields, caller) => makePlan(app, parts.workout, planFields(app, fields), caller), asking),
  route(makeMeditationPlan, (fields, caller) => makePlan(app, parts.meditation, planFields(app, fields), caller), asking),
  route(makeHealthyRecipe, (fields, caller) => makePlan(app, parts.recipe, planFields(app, fields), caller), asking),
  route(makeWellnessPlan, (fields, caller) => makePlan(app, parts.wellness, planFields(app, fields), caller), asking),
  route(makeRehabPlan, (fields, caller) => makePlan(app, parts.rehab, planFields(app, fields), caller), asking),
  route(
    restorePlanVersion,
    async (fields, { viewer }) => ({ status: 1 as const, response: await restoreVersion(app, fields, viewer) }),
    changes,
  ),
  route(swapPlanItem, async (fields, { viewer }) => ({ status: 1 as const, response: await swapItem(app, fields, viewer) }), changes),
  route(tickPlanItem, async (fields, { viewer }) => ({ status: 1 as const, ticks: await tickItem(app, fields, viewer) }), changes),
  route(getCredits, (_fields, { viewer }) => readCredits(app.database.pool, viewer.userId)),
  route(getAssistantProfile, (_fields, { viewer }) => readProfile(app, viewer)),
  route(saveAssistantProfile, (fields, { viewer }) => saveProfile(app, fields, viewer), changes),
  route(deleteAssistantProfile, (_fields, { viewer }) => forgetProfile(app, viewer), changes),
];
