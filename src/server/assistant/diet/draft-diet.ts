import type { DietDraft } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { objectionToEatable, type Eatable } from '../foods/index.ts';
import { weightedRandom, type WeightedRandom } from '../part/index.ts';
import { baseOf, kitchenFor, kitchenOf } from './choose-items.ts';
import type { Week } from './choose-items.ts';
import { keeps } from './leftovers.ts';
import { needsOn } from './needs-on.ts';
import { planDay, type PlannedDay } from './plan-day.ts';
import { chooseMenu, lessPerLine, newLines } from './week-menu.ts';

/** Lunches that are the rest of the evening before: most of the week, by the days that are drawn. */
const leftoverLunches = 6;
const days = [0, 1, 2, 3, 4, 5, 6] as const;

function leftoverDays(dice: WeightedRandom): ReadonlySet<number> {
  let free: number[] = days.slice(1);
  const drawn = new Set<number>();
  while (drawn.size < leftoverLunches) {
    const day = dice.pick(free, () => 1) ?? 1;
    free = free.filter((one) => one !== day);
    drawn.add(day);
  }
  return drawn;
}

const beside: ReadonlySet<string> = new Set(['bread', 'rice', 'curd', 'drink', 'salad', 'chutney']);
const centres: ReadonlySet<string> = new Set(['main', 'dal', 'bowl']);

/** The dish that a day's dinner is about, if it can be eaten again on the next day. */
function keptFrom({ meals, slots }: PlannedDay): Eatable | undefined {
  const dinner = meals.findIndex(({ key }) => key === 'dinner');
  const protein = ({ eatable, amount }: PlannedDay['slots'][number]) => eatable.per.protein * amount;
  const [centre] = slots
    .filter(({ meal, eatable }) => meal === dinner && eatable.minutes >= 10 && !beside.has(eatable.role))
    .sort((one, other) => protein(other) - protein(one));
  return centre && centres.has(centre.eatable.role) && keeps(centre.eatable) && centre.eatable.meals.includes('l')
    ? centre.eatable
    : undefined;
}

const mostWeeks = 4;
/** A week is varied from here on; the verifier asks for 25. */
const enoughFoods = 26;
const foodsIn = (draft: DietDraft): number =>
  new Set(draft.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ id }) => id.split('~')[0])))).size;

/** The embedded planner's draft, as ids and amounts that a model would write: of a few weeks the first that is varied, or the most varied. */
export function draftDiet(request: DietRequest, { seed, version = 1 }: { seed: number; version?: number }): DietDraft {
  const dice = weightedRandom(seed, version);
  let best = draftWeek(request, dice);
  for (let tried = 1; tried < mostWeeks && foodsIn(best) < enoughFoods; tried++) {
    const next = draftWeek(request, dice);
    if (foodsIn(next) > foodsIn(best)) best = next;
  }
  return best;
}

/** A menu for the week first, then the days of it. */
function draftWeek(request: DietRequest, dice: WeightedRandom): DietDraft {
  const isCheapWanted = request.budget === 'low';
  const menu = new Map(chooseMenu(request, dice).map((one) => [one.id, one]));
  const week: Week = { uses: new Map(), lastDay: new Map() };
  const again = leftoverDays(dice);
  let kept: Eatable | undefined;
  return {
    days: days.map((day) => {
      const bought = new Set([...menu.values()].flatMap(({ ingredients }) => ingredients.map(({ food }) => food.id)));
      const everything = kitchenFor(request, day);
      const all = kitchenOf(everything.all, isCheapWanted, { effort: (one) => lessPerLine ** newLines(one, bought) });
      const isAllowed = (one: Eatable) => !objectionToEatable(one, needsOn(request, day));
      const planned = planDay(
        request,
        day,
        {
          menu: kitchenOf([...menu.values()].filter(isAllowed), isCheapWanted, { wider: all }),
          all,
          leftover: kept && again.has(day) && isAllowed(kept) && (week.uses.get(baseOf(kept)) ?? 0) < 3 ? kept : undefined,
        },
        week,
        dice,
      );
      // What had to be taken from outside the menu is bought anyway, so later days may use it too.
      for (const { eatable } of planned.slots) menu.set(eatable.id, eatable);
      kept = keptFrom(planned);
      return {
        meals: planned.meals.flatMap(({ key }, index) => {
          const items = planned.slots.filter(({ meal }) => meal === index).map(({ eatable, amount }) => ({ id: eatable.id, amount }));
          return items.length > 0 ? [{ meal: key, items }] : [];
        }),
      };
    }),
  };
}
