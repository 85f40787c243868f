import type { RehabDraft, RehabPhaseName, RehabPlan, RehabRequest } from '../../../contract/assistant/rehab.ts';
import { rehabPhases } from '../../../contract/assistant/rehab.ts';
import { seededChance } from '../part/index.ts';
import { completeRehab } from './complete-rehab.ts';
import { problemFacts, rehabExercises } from './rehab-catalogue.ts';

/** Strength work has rest days in between; other exercises are done on all of the person's days. */
const timesFor = (phase: RehabPhaseName, daysPerWeek: number): number =>
  phase === 'protect' || phase === 'load' ? daysPerWeek : Math.min(daysPerWeek, 3);
const mostItems = 4;

/**
 * Writes the four phases back to sport. Synchronous; the same seed gives the same plan. If triage stops it, or has an unanswered question,
 * the plan is `stopped`: cards and no phases.
 */
export function planRehab(request: RehabRequest, { seed }: { readonly seed: number }): RehabPlan {
  const chance = seededChance(seed);
  const { exercises } = problemFacts[request.problem];
  const draft: RehabDraft = {
    phases: rehabPhases.map((name) => {
      const doable = exercises[name].flatMap((id) => {
        const exercise = rehabExercises.get(id);
        return exercise && (!exercise.needs || request.equipment.includes(exercise.needs)) ? [exercise] : [];
      });
      // The first two are the most important; the others are chosen at random.
      const chosen = [...doable.slice(0, 2), ...chance.shuffled(doable.slice(2))].slice(0, mostItems);
      return {
        name,
        items: chosen.map(({ id, sets, amount }) => ({ exerciseId: id, sets, amount, timesPerWeek: timesFor(name, request.daysPerWeek) })),
      };
    }),
  };
  const plan = completeRehab(draft, request);
  if (Array.isArray(plan)) throw new Error(`The planner broke its own rules: ${plan.map(({ message }) => message).join('; ')}`);
  return plan;
}
