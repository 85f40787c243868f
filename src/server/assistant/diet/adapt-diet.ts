import type { DietDraft, DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { weekdays } from '../../../contract/assistant/weekdays.ts';
import { eatableOf, isNamedFood } from '../foods/index.ts';
import { completeDiet } from './complete-diet.ts';
import { draftDiet } from './draft-diet.ts';
import { draftOf } from './draft-of.ts';
import { repairChangedDay } from './repair-changed-day.ts';
import { withoutForbidden } from './without-forbidden.ts';

type Key = keyof DietRequest;
type DraftDay = DietDraft['days'][number];
/** What only keeps foods out, on all days or some. */
const keepsOut: ReadonlySet<Key> = new Set<Key>(['allergens', 'patterns', 'dislikes', 'foodDays', 'patternDays', 'mostMinutes']);
/** What only changes how much is eaten. */
const amounts: ReadonlySet<Key> = new Set<Key>(['kcalChange', 'kcalWanted', 'proteinWanted', 'protein', 'goal', 'pace']);
/** How often a wanted food comes into a week that had none of it. */
const mostWanted = 3;

const changedKeys = (before: DietRequest, asked: DietRequest): Key[] =>
  (Object.keys(asked) as Key[]).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(asked[key]));

const holds = (items: DraftDay['meals'][number]['items'], food: string): boolean =>
  items.some(({ id }) => {
    const eatable = eatableOf(id);
    return eatable !== undefined && isNamedFood(eatable, food);
  });

/** The days with some meals of another draft in which a wanted food is, as often as fits; other meals stay. */
function withWanted(
  days: readonly DraftDay[],
  fresh: readonly DraftDay[],
  foods: readonly string[],
  request: DietRequest,
  seed: number,
): DraftDay[] {
  const next = [...days];
  for (const food of foods) {
    let count = days.filter(({ meals }) => meals.some(({ items }) => holds(items, food))).length;
    for (const [at, day] of fresh.entries()) {
      const meal = day.meals.find(({ items }) => holds(items, food));
      const own = next[at];
      if (!meal || !own || count >= mostWanted || own.meals.some(({ items }) => holds(items, food))) continue;
      next[at] = repairChangedDay({ meals: own.meals.map((one) => (one.meal === meal.meal ? meal : one)) }, at, request, seed);
      count++;
    }
  }
  return next;
}

/**
 * A week as a changed request wants it, with all other meals as they were: what must stay out is replaced in its place, a wanted food
 * comes into some meals, more or less energy changes amounts. Undefined if the change concerns the whole week.
 */
export function adaptDiet(plan: DietPlan, before: DietRequest, asked: DietRequest, seed: number): DietPlan | undefined {
  const changed = changedKeys(before, asked);
  const isOf = (keys: ReadonlySet<Key>) => changed.every((key) => keys.has(key));
  if (isOf(amounts)) {
    const days = draftOf(plan, asked).days.map((day, at) => repairChangedDay(day, at, asked, seed));
    const made = completeDiet({ days }, asked);
    return Array.isArray(made) ? undefined : made;
  }
  if (!isOf(new Set<Key>([...keepsOut, 'wanted', 'fastingDays']))) return undefined;
  const kept = withoutForbidden(plan, asked, seed);
  if (Array.isArray(kept)) return undefined;
  const wanted = asked.wanted.filter((food) => !before.wanted.includes(food));
  if (wanted.length === 0 && !changed.includes('fastingDays')) return kept;
  const fresh = draftDiet(asked, { seed }).days;
  const first = weekdays.indexOf(asked.firstWeekday ?? 'monday');
  const isFast = (at: number) => asked.fastingDays.includes(weekdays[(first + at) % 7] ?? 'monday');
  const isNew = (at: number) => isFast(at) !== before.fastingDays.includes(weekdays[(first + at) % 7] ?? 'monday');
  const days = draftOf(kept, asked).days.map((day, at) => (isNew(at) ? (fresh[at] ?? day) : day));
  const made = completeDiet({ days: withWanted(days, fresh, wanted, asked, seed) }, asked);
  return Array.isArray(made) ? undefined : made;
}
