import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import type { Needs } from '../foods/index.ts';
import { daysOfTimes } from './days-of-times.ts';
import { needsOfWeekday } from './needs-of-weekday.ts';

const kept = new WeakMap<DietRequest, Needs[]>();

function made(request: DietRequest, day: number): Needs {
  const needs = needsOfWeekday(request, day);
  const notToday = daysOfTimes(request)
    .filter(({ days }) => !days.includes(day))
    .map(({ food }) => food);
  return notToday.length === 0 ? needs : { ...needs, dislikes: [...needs.dislikes, ...notToday] };
}

/** What must stay out of a day of the plan: allergies, ways of eating, dislikes and conditions, with those of its weekday alone. */
export function needsOn(request: DietRequest, day: number): Needs {
  const known = kept.get(request) ?? [0, 1, 2, 3, 4, 5, 6].map((one) => made(request, one));
  kept.set(request, known);
  return known[day] ?? made(request, day);
}
