import type { DietDraft } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { objectionToEatable, rupeesOf, type Eatable } from '../foods/index.ts';
import { finish, weightedRandom, type Steps, type WeightedRandom } from '../part/index.ts';
import { baseOf, kitchenFor, kitchenOf, purseOf } from './choose-items.ts';
import type { Week } from './choose-items.ts';
import { withFewerLines } from './fewer-lines.ts';
import { eatsLeftovers, keeps } from './leftovers.ts';
import { needsOn } from './needs-on.ts';
import { planDay, type PlannedDay } from './plan-day.ts';
import { isSteadyGreen, steadyGreens } from './steady-greens.ts';
import { wantedMeals } from './wanted-meals.ts';
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
/** What a meal is about, so that the rest of yesterday's dinner is not eaten beside it. */
const isCentral = ({ role }: Eatable) => centres.has(role) || role === 'tiffin';

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

const mostWeeks = 3;
/** A week is varied from here on, as the verifier asks. */
const enoughFoods = 25;
const foodsIn = (week: readonly PlannedDay[]): number =>
  new Set(week.flatMap(({ slots }) => slots.map(({ eatable }) => baseOf(eatable)))).size;

const dayDraft = ({ meals, slots }: PlannedDay): DietDraft['days'][number] => ({
  meals: meals.flatMap(({ key }, index) => {
    const items = slots.filter(({ meal }) => meal === index).map(({ eatable, amount }) => ({ id: eatable.id, amount }));
    return items.length > 0 ? [{ meal: key, items }] : [];
  }),
});

const rupeesIn = (week: readonly PlannedDay[]): number =>
  week.reduce((sum, { slots }) => sum + slots.reduce((all, { eatable, amount }) => all + rupeesOf(eatable) * amount, 0), 0);

/** Whether another week is wanted more: a varied one first, then one that costs no more than was asked, then the cheaper one. */
function isBetter(next: readonly PlannedDay[], best: readonly PlannedDay[], { rupeesWanted }: DietRequest): boolean {
  const [more, less] = [Math.min(enoughFoods, foodsIn(next)), Math.min(enoughFoods, foodsIn(best))];
  return more > less || (more === less && rupeesWanted !== null && rupeesIn(next) < rupeesIn(best));
}
const isGood = (week: readonly PlannedDay[], { rupeesWanted }: DietRequest): boolean =>
  foodsIn(week) >= enoughFoods && (rupeesWanted === null || rupeesIn(week) <= rupeesWanted * week.length);

/** The embedded planner's draft, as ids and amounts that a model would write: of a few weeks the first that is good, or the best. */
export const draftDiet = (request: DietRequest, chance: { seed: number; version?: number }): DietDraft =>
  finish(draftDietInSteps(request, chance));

/** The same in steps of some milliseconds. */
export function* draftDietInSteps(request: DietRequest, { seed, version = 1 }: { seed: number; version?: number }): Steps<DietDraft> {
  const dice = weightedRandom(seed, version);
  let best = yield* planWeek(request, dice);
  for (let tried = 1; tried < mostWeeks && !isGood(best, request); tried++) {
    const next = yield* planWeek(request, dice);
    if (isBetter(next, best, request)) best = next;
  }
  return { days: (yield* withFewerLines(best, request)).map(dayDraft) };
}

/** The days up to now, with yesterday's dinner kept as it is if today's lunch is the rest of it. */
const withKept = (week: readonly PlannedDay[], kept: Eatable): PlannedDay[] =>
  week.map((planned, at) =>
    at < week.length - 1
      ? planned
      : { ...planned, slots: planned.slots.map((slot) => (slot.eatable === kept ? { ...slot, isFixed: true } : slot)) },
  );

/** A menu for the week first, then the days of it. */
function* planWeek(request: DietRequest, dice: WeightedRandom): Steps<readonly PlannedDay[]> {
  const purse = purseOf(request);
  const wanted = [...wantedMeals(request, dice), ...steadyGreens(request, dice)];
  const asked = wanted.map(({ eatable }) => eatable);
  const chosen = chooseMenu(request, asked, dice).filter((one) => !isSteadyGreen(one, request));
  const menu = new Map(chosen.map((one) => [one.id, one]));
  const week: Week = { uses: new Map(), lastDay: new Map() };
  const hasOwnLunch = (day: number) => wanted.some((one) => one.day === day && one.key === 'lunch' && isCentral(one.eatable));
  const drawn: ReadonlySet<number> = eatsLeftovers(request) ? leftoverDays(dice) : new Set();
  const again = new Set([...drawn].filter((day) => !hasOwnLunch(day)));
  let planned: PlannedDay[] = [];
  let kept: Eatable | undefined;
  for (const day of days) {
    const bought = new Set([...menu.values()].flatMap(({ ingredients }) => ingredients.map(({ food }) => food.id)));
    const efforts = new Map<Eatable, number>();
    const effort = (one: Eatable): number => {
      const known = efforts.get(one) ?? lessPerLine ** newLines(one, bought);
      efforts.set(one, known);
      return known;
    };
    const all = kitchenOf(kitchenFor(request, day).all, purse, { effort });
    const isAllowed = (one: Eatable) => !objectionToEatable(one, needsOn(request, day));
    const stocks = {
      menu: kitchenOf([...menu.values()].filter(isAllowed), purse, { wider: all }),
      all,
      fixed: wanted.filter((one) => one.day === day),
      isCookedForTomorrow: again.has(day + 1),
      leftover: kept && again.has(day) && isAllowed(kept) && (week.uses.get(baseOf(kept)) ?? 0) < 3 ? kept : undefined,
    };
    const next = yield* planDay(request, day, stocks, week, dice);
    const { leftover } = stocks;
    if (leftover && next.slots.some(({ eatable, isFixed }) => isFixed && eatable === leftover)) planned = withKept(planned, leftover);
    planned = [...planned, next];
    // What had to be taken from outside the menu is bought anyway, so later days may use it too.
    for (const { eatable } of next.slots) if (!isSteadyGreen(eatable, request)) menu.set(eatable.id, eatable);
    const centre = keptFrom(next);
    kept = centre && isSteadyGreen(centre, request) ? undefined : centre;
  }
  return planned;
}
