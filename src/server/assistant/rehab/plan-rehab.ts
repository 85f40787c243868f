import type { RehabDraft, RehabPhaseName, RehabPlan, RehabRequest } from '../../../contract/assistant/rehab.ts';
import { rehabPhases } from '../../../contract/assistant/rehab.ts';
import { seededChance } from '../part/index.ts';
import { completeRehab } from './complete-rehab.ts';
import { careOf, hasCare } from './care.ts';
import { goalOf } from './ladder-of.ts';
import { allowedIn, problemFacts, type RehabExercise } from './rehab-catalogue.ts';

/** Strength work has rest days in between; other exercises are done on all of the person's days. */
const timesFor = (phase: RehabPhaseName, daysPerWeek: number): number =>
  phase === 'protect' || phase === 'load' ? daysPerWeek : Math.min(daysPerWeek, 3);
const [fewestItems, fewestWithCare, mostItems] = [2, 3, 4];
/** With its sets and rests an exercise takes about five minutes. */
const minutesOfAnItem = 5;
const countOf = (minutes: number | null): number =>
  minutes === null ? mostItems : Math.min(mostItems, Math.max(fewestItems, Math.floor(minutes / minutesOfAnItem)));

/** What only a sport with turns, kicks and throws needs. */
const ofGames: ReadonlySet<string> = new Set(['changeDirection', 'kickBuild', 'throwBuild', 'wallSlam', 'hopSide']);
/** Without the exercises of a game for those who play none, as long as enough are left. */
function forGoal(own: readonly RehabExercise[], request: RehabRequest): RehabExercise[] {
  const others = own.filter(({ id }) => !ofGames.has(id));
  return goalOf(request) === 'sport' || others.length < fewestItems ? [...own] : others;
}

/**
 * Writes the four phases back to sport. Synchronous; the same seed gives the same plan. If triage stops it, or has an unanswered question,
 * the plan is `stopped`: cards and no phases.
 */
export function planRehab(request: RehabRequest, { seed }: { readonly seed: number }): RehabPlan {
  const chance = seededChance(seed);
  const { problem, equipment, daysPerWeek } = request;
  const { exercises } = problemFacts[problem];
  const count = countOf(careOf(request).minutes);
  const draft: RehabDraft = {
    phases: rehabPhases.map((name) => {
      const allowed = allowedIn(problem, name, equipment, request.care);
      const own = forGoal(
        exercises[name].flatMap((id) => allowed.find((one) => one.id === id) ?? []),
        request,
      );
      // The first two are the most important; the others are chosen at random. Lighter ones stand in for those that do not suit.
      const lighter = allowed
        .filter(({ id }) => !exercises[name].includes(id))
        .slice(0, Math.max(0, (hasCare(request) ? fewestWithCare : fewestItems) - own.length));
      const chosen = [...own.slice(0, 2), ...lighter, ...chance.shuffled(own.slice(2))].slice(0, count);
      return {
        name,
        items: chosen.map(({ id, sets, amount }) => ({ exerciseId: id, sets, amount, timesPerWeek: timesFor(name, daysPerWeek) })),
      };
    }),
  };
  const plan = completeRehab(draft, request);
  if (Array.isArray(plan)) throw new Error(`The planner broke its own rules: ${plan.map(({ message }) => message).join('; ')}`);
  return plan;
}
