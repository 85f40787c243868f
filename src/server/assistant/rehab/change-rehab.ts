import type { RehabChange, RehabDraft, RehabPlan, RehabRequest } from '../../../contract/assistant/rehab.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { seededChance } from '../part/index.ts';
import { completeRehab } from './complete-rehab.ts';
import { allowedIn, rehabExercises } from './rehab-catalogue.ts';
import { planRehab } from './plan-rehab.ts';
import { verifyRehab } from './verify-rehab.ts';

type Changed = { readonly plan: RehabPlan; readonly request: RehabRequest } | Breach[];
type Seeded = { readonly seed: number };

/** The draft of an existing plan. */
export const draftOf = (plan: RehabPlan): RehabDraft => ({
  phases: plan.phases.map(({ name, items }) => ({
    name,
    items: items.map(({ exerciseId, sets, reps, holdSeconds, minutes, timesPerWeek }) => ({
      exerciseId,
      sets,
      amount: reps ?? holdSeconds ?? minutes ?? 0,
      timesPerWeek,
    })),
  })),
});
function finish(draft: RehabDraft, request: RehabRequest): Changed {
  const plan = completeRehab(draft, request);
  if (Array.isArray(plan)) return plan;
  const breaches = verifyRehab(plan, request);
  return breaches.length > 0 ? breaches : { plan, request };
}

/** Swaps an item for another allowed exercise of the same phase; a breach if there is no such item or no other exercise. */
export function swapRehabItem(plan: RehabPlan, request: RehabRequest, itemKey: string, { seed }: Seeded): Changed {
  const phase = plan.phases.find(({ items }) => items.some(({ key }) => key === itemKey));
  const at = phase?.items.findIndex(({ key }) => key === itemKey) ?? -1;
  if (!phase || at < 0) return [{ rule: 'noItem', where: itemKey, message: 'There is no such exercise in the plan.' }];
  const taken = new Set(phase.items.map(({ exerciseId }) => exerciseId));
  const others = allowedIn(request.problem, phase.name, request.equipment, request.care).filter(({ id }) => !taken.has(id));
  // As close in load to the previous one as possible.
  const load = rehabExercises.get(phase.items[at]?.exerciseId ?? '')?.load ?? 1;
  const nearest = Math.min(...others.map((one) => Math.abs(one.load - load)));
  const next = seededChance(seed).pick(others.filter((one) => Math.abs(one.load - load) === nearest));
  if (!next) return [{ rule: 'noOther', where: itemKey, message: 'There is no other exercise for this phase.' }];
  const draft = draftOf(plan);
  const drafted = draft.phases.find(({ name }) => name === phase.name)?.items[at];
  if (drafted) Object.assign(drafted, { exerciseId: next.id, sets: next.sets, amount: next.amount });
  return finish(draft, request);
}

function withDays(plan: RehabPlan, request: RehabRequest, wanted: number): Changed {
  const daysPerWeek = Math.min(7, Math.max(2, wanted));
  const draft = draftOf(plan);
  // More days do not mean more of what needs rest in between.
  for (const { items } of draft.phases) for (const item of items) item.timesPerWeek = Math.min(item.timesPerWeek, daysPerWeek);
  return finish(draft, { ...request, daysPerWeek });
}

const fewestSets = 1;

/** The amounts of an exercise, or of the first phase ('all'), by a set less or more; with one set left, by a third of its amount. */
function withLoad(plan: RehabPlan, request: RehabRequest, { itemKey, by }: Extract<RehabChange, { verb: 'load' }>): Changed {
  const draft = draftOf(plan);
  const isMeant = (phase: RehabPlan['phases'][number], key: string) =>
    itemKey === 'all' ? phase.name === plan.startsWith : key === itemKey;
  for (const [phaseAt, phase] of plan.phases.entries())
    for (const [at, { key, sets, minutes }] of phase.items.entries()) {
      const drafted = draft.phases[phaseAt]?.items[at];
      if (!drafted || !isMeant(phase, key)) continue;
      if (minutes === null && (by > 0 || sets > fewestSets)) drafted.sets = Math.max(fewestSets, sets + by);
      else drafted.amount = Math.max(1, Math.round(drafted.amount * (by > 0 ? 1.25 : 0.67)));
    }
  return finish(draft, request);
}

/** Applies a change that a chat asked for: the new plan with its changed request, or why it is not possible. */
export function changeRehab(plan: RehabPlan, request: RehabRequest, change: RehabChange, { seed }: Seeded): Changed {
  switch (change.verb) {
    case 'swap':
      return swapRehabItem(plan, request, change.itemKey, { seed });
    case 'days':
      return withDays(plan, request, change.daysPerWeek);
    case 'fewerDays':
      return withDays(plan, request, request.daysPerWeek - 1);
    case 'moreDays':
      return withDays(plan, request, request.daysPerWeek + 1);
    case 'load':
      return withLoad(plan, request, change);
    case 'shorter':
      return finish(
        { phases: draftOf(plan).phases.map(({ name, items }) => ({ name, items: items.slice(0, Math.max(2, items.length - 1)) })) },
        request,
      );
    case 'pain':
    case 'equipment': {
      const next: RehabRequest =
        change.verb === 'pain' ? { ...request, painNow: change.painNow } : { ...request, equipment: change.equipment };
      return { plan: planRehab(next, { seed }), request: next };
    }
  }
}
