/** Makes, opens and changes plans, with their context: credits, team days and what is known about the person. */
export { assistantRequests } from './assistant-requests.ts';
export { holdCredit, readCredits, type HeldCredit } from './credits.ts';
export { earlierVersion, restoredReason } from './earlier-version.ts';
export { applyChange, openPlan, plannerRequestOf, type OpenPlan } from './open-plan.ts';
export { ownTasks, type OwnTask } from './own-tasks.ts';
export { comingEventsOf, ownTeams, teamsOf, type ComingEvent } from './team-calendar.ts';
export { todayIn } from './today-in.ts';
export { addPlanFiles } from './plan-files.ts';
export { planRoutes } from './plan-routes.ts';
export { adult, knownPerson, withoutAdultAge, type KnownPerson } from './profile.ts';
export { chipsIn } from './read-chips.ts';
