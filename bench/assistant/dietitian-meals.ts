import { dishOf, foundIn, isBigMeal, mainOf, placeOf, plainName } from './dietitian-week.ts';
import type { Served, Table, Week } from './dietitian-week.ts';
import type { Finding } from './findings.ts';

/** What Indian and European kitchens call breakfast. */
const breakfast =
  /porridge|oats|muesli|corn flakes|granola|poha|upma|dalia\b|idli|dosa|uttapam|pesarattu|appam|puttu|idiyappam|pongal|\badai\b|paratha|thepla|thalipeeth|chilla|cheela|pancake|toast|sandwich|omelette|bhurji|boiled egg|eggs in tomato|shakshuka|dhokla|sabudana|sheera|smoothie|shake|breakfast|curd bowl|lemon rice noodles|on pita|sundal|tortillas with beans/i;
const bread =
  /\b(roti|phulka|bhakri|bread|pita|tortillas?|paratha|puri|kulcha|naan|dosa|idli|appam|thepla|uttapam|pesarattu|adai|pongal)\b/i;
/** What makes a breakfast of bread. */
const onBread = /stew|curd|milk|egg|paneer|cheese|bhurji|butter|chutney|chai|tea|pickle|hummus/i;
/** Eaten with bread in the morning in some regions, never alone. */
const besideBread = /chole|sambar|kadala|egg roast|stew|usal|misal|ragda|paneer and peas|aloo|sundal/i;
/** Never before noon. */
const dinnerDish =
  /\bdal\b(?! chilla)|rajma|(?<!kadala )\bcurry|keema|biryani|pulao|fried rice|khichdi(?<!sabudana khichdi)|kadhi|rasam|soup|\bsaag|kofta|kebab|tikka|kachumber|raita|sabzi|\b(jeera|steamed|brown|lemon) rice$|pasta|grilled|baked|stir-fry|burrito|seitan|tempeh|makhani|bharta|\b(green|leaf|chickpea|tuna|tofu|beetroot|carrot)\b.* salad|(chicken|fish|mutton|prawn|pomfret|mackerel)(?!.*(sandwich|stew))|palak (paneer|tofu)|kadai|matar paneer/i;

/** A breakfast that is none: nothing of the morning in it, or a dish of the evening. */
export function oddBreakfasts(week: Week): { readonly none: Finding[]; readonly dinners: Finding[]; readonly of: number } {
  const tables = week.tables.filter(({ meal }) => meal === 'breakfast');
  const namesOf = ({ served }: Table) => served.map(plainName);
  const written = (table: Table) => namesOf(table).join(' + ');
  const hasBread = (table: Table) => namesOf(table).some((name) => bread.test(name));
  const isBreakfast = (table: Table) =>
    namesOf(table).some((name) => breakfast.test(name)) || (hasBread(table) && namesOf(table).some((name) => onBread.test(name)));
  const late = (table: Table) =>
    namesOf(table).filter((name) => dinnerDish.test(name) || (besideBread.test(name) && !breakfast.test(name) && !hasBread(table)));
  return {
    of: tables.length,
    none: tables.filter((table) => !isBreakfast(table)).map((table) => foundIn(week, placeOf(table), written(table), table.served.length)),
    dinners: tables.flatMap((table) => late(table).map((name) => foundIn(week, placeOf(table), `${name}, in ${written(table)}`))),
  };
}

const cereal = /muesli|corn flakes|porridge|overnight|breakfast|smoothie|shake/i;
/** Lunches and dinners of cereals or shakes. */
export const cerealDinners = (week: Week): Finding[] =>
  week.tables
    .filter(isBigMeal)
    .flatMap((table) =>
      table.served.filter(({ item }) => cereal.test(item.name)).map(({ item }) => foundIn(week, placeOf(table), item.name)),
    );

type Eaten = { readonly day: number; readonly main: Served };
export type Leftovers = {
  /** Main dishes of lunches and dinners that are cooked, and those of them that are eaten a second time as said. */
  readonly cooked: number;
  readonly twice: number;
  readonly mains: number;
  /** Said to be left over, but cooked more than two days before, rice more than one, or never. */
  readonly stale: readonly Finding[];
  /** On two days in a row without being called a leftover. */
  readonly silent: readonly Finding[];
  /** More than three times in the week. */
  readonly often: readonly Finding[];
};

const isRice = /rice|pulao|biryani|khichdi|bath\b/i;

/** Leftovers keep two days in the fridge, rice one (Food Standards Agency, UK). */
export function leftoversOf(week: Week): Leftovers {
  const eaten: Eaten[] = week.tables.filter(isBigMeal).flatMap((table) => {
    const main = mainOf(table);
    return main ? [{ day: table.day, main }] : [];
  });
  const cookings = eaten.filter(({ main }) => !main.isLeftover);
  const isFrom = (later: Eaten, earlier: Eaten) =>
    dishOf(later.main) === dishOf(earlier.main) &&
    eaten.indexOf(earlier) < eaten.indexOf(later) &&
    later.day - earlier.day <= (isRice.test(later.main.item.name) ? 1 : 2);
  const again = eaten.filter(({ main }) => main.isLeftover);
  const twice = cookings.filter((cooking) => again.some((one) => isFrom(one, cooking)));
  const stale = again.filter((one) => !cookings.some((cooking) => isFrom(one, cooking)));
  const silent = cookings.filter((one, at) =>
    eaten.some(
      (other) => eaten.indexOf(other) < eaten.indexOf(one) && dishOf(other.main) === dishOf(one.main) && one.day - other.day <= 1 && at > 0,
    ),
  );
  const times = new Map<string, Eaten[]>();
  for (const one of eaten) times.set(dishOf(one.main), [...(times.get(dishOf(one.main)) ?? []), one]);
  const said = ({ main }: Eaten, says: string) => foundIn(week, placeOf(main), `${main.item.name}: ${says}`);
  return {
    cooked: cookings.length,
    twice: twice.length,
    mains: eaten.length,
    stale: stale.map((one) => said(one, 'left over from nothing, or too old')),
    silent: silent.map((one) => said(one, 'the day before too')),
    often: [...times.values()]
      .filter((all) => all.length > 3)
      .flatMap((all) => all.slice(0, 1).map((one) => ({ ...said(one, `${all.length} times in the week`), badness: all.length }))),
  };
}

/** Dishes cooked beside the longest cost five minutes each, on two flames. */
function minutesOf({ served }: Table): number {
  const times = served.filter(({ isLeftover }) => !isLeftover).map(({ minutes }) => minutes);
  const cooked = times.filter((minutes) => minutes >= 10).sort((one, other) => other - one);
  return cooked.length === 0 ? 0 : (cooked[0] ?? 0) + 5 * (cooked.length - 1);
}
const mostMinutes = 45;

/** Meals of the first five days that keep somebody in the kitchen for over 45 minutes; plans do not know the weekday of their first day. */
export function longMeals(week: Week): { readonly findings: Finding[]; readonly of: number } {
  const cooked = week.tables.filter((table) => table.day < 5 && minutesOf(table) > 0);
  const findings = cooked
    .filter((table) => minutesOf(table) > mostMinutes)
    .map((table) => {
      const names = table.served.filter(({ minutes }) => minutes >= 10).map(({ item, minutes }) => `${item.name} ${minutes}`);
      return foundIn(week, placeOf(table), `${minutesOf(table)} min: ${names.join(', ')}`, minutesOf(table));
    });
  return { findings, of: cooked.length };
}

/** How many dishes are cooked on each day; salads, drinks and fruit are not. */
export const cookedADay = (week: Week): number[] =>
  week.plan.days.map(
    (_day, at) =>
      week.served.filter(
        ({ day, minutes, isLeftover, item }) => day === at && minutes >= 15 && !isLeftover && !/salad|raita/i.test(item.name),
      ).length,
  );
