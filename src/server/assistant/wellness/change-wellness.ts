import type { WellnessChange, WellnessDraft, WellnessPlan, WellnessRequest } from '../../../contract/assistant/wellness.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { seededChance } from '../part/index.ts';
import { completeWellness } from './complete-wellness.ts';
import { planWellness } from './plan-wellness.ts';
import { allowedPractices, mostMinutes, practices } from './practices.ts';
import { verifyWellness } from './verify-wellness.ts';

type Changed = { readonly plan: WellnessPlan; readonly request: WellnessRequest } | Breach[];
type Seeded = { readonly seed: number };

/** The draft of an existing plan. */
export const draftOf = (plan: WellnessPlan): WellnessDraft => ({
  days: plan.days.map(({ day, items }) => ({ day, practiceIds: items.map(({ practiceId }) => practiceId) })),
});

/** Swaps an item for another practice, of the same area if possible; a breach if there is no such item or nothing fits. */
export function swapWellnessItem(plan: WellnessPlan, request: WellnessRequest, itemKey: string, { seed }: Seeded): Changed {
  const day = plan.days.find(({ items }) => items.some(({ key }) => key === itemKey));
  const item = day?.items.find(({ key }) => key === itemKey);
  if (!day || !item) return [{ rule: 'noItem', where: itemKey, message: 'There is no such practice in the plan.' }];
  const taken = new Set(day.items.map(({ practiceId }) => practiceId));
  const room = mostMinutes(request) - day.minutes + (practices.get(item.practiceId)?.minutes ?? 0);
  const others = allowedPractices(request).filter(({ id, minutes }) => !taken.has(id) && minutes <= room);
  const same = others.filter(({ area }) => area === item.area);
  const next = seededChance(seed).pick(same.length > 0 ? same : others);
  if (!next) return [{ rule: 'noOther', where: itemKey, message: 'There is no other practice for this day.' }];
  const draft = draftOf(plan);
  const drafted = draft.days.find((one) => one.day === day.day);
  if (drafted) drafted.practiceIds = drafted.practiceIds.map((id) => (id === item.practiceId ? next.id : id));
  const changed = completeWellness(draft, request);
  if (Array.isArray(changed)) return changed;
  const breaches = verifyWellness(changed, request);
  return breaches.length > 0 ? breaches : { plan: changed, request };
}

/** The same days with as many of their practices as fewer minutes allow; undefined if more than the minutes changed, or they grew. */
export function fewerMinutes(plan: WellnessPlan, before: WellnessRequest, asked: WellnessRequest): WellnessPlan | undefined {
  const isOfMinutes = JSON.stringify({ ...before, minutesPerDay: 0 }) === JSON.stringify({ ...asked, minutesPerDay: 0 });
  if (!isOfMinutes || asked.minutesPerDay >= before.minutesPerDay) return undefined;
  const allowed = new Set(allowedPractices(asked).map(({ id }) => id));
  const days = draftOf(plan).days.map(({ day, practiceIds }) => {
    let left = mostMinutes(asked);
    const kept = practiceIds.filter((id) => {
      const minutes = practices.get(id)?.minutes ?? 0;
      if (!allowed.has(id) || minutes > left) return false;
      left -= minutes;
      return true;
    });
    return { day, practiceIds: kept };
  });
  const made = days.every(({ practiceIds }) => practiceIds.length > 0) ? completeWellness({ days }, asked) : [];
  return Array.isArray(made) || verifyWellness(made, asked).length > 0 ? undefined : made;
}

/** Applies a change that a chat asked for: the new plan with its changed request, or why it is not possible. */
export function changeWellness(plan: WellnessPlan, request: WellnessRequest, change: WellnessChange, { seed }: Seeded): Changed {
  if (change.verb === 'swap') return swapWellnessItem(plan, request, change.itemKey, { seed });
  const next: WellnessRequest =
    change.verb === 'minutes'
      ? { ...request, minutesPerDay: change.minutesPerDay }
      : change.verb === 'focus'
        ? { ...request, focus: change.focus }
        : { ...request, matchInDays: change.matchInDays };
  return { plan: fewerMinutes(plan, request, next) ?? planWellness(next, { seed }), request: next };
}
