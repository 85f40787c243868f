import { atLeast, atMost, percentile, plain, report } from '../report.ts';
import type { Figure } from '../report.ts';
import {
  breachesInPregnancy,
  breachesOf,
  lowBudget,
  proteinFromBags,
  sproutsInAge,
  strictJainWishes,
  wrongFoods,
} from './dietitian-breaches.ts';
import {
  bareOfVegetables,
  fewVegetables,
  mixedRegions,
  muchMilk,
  oddCompanions,
  proteinOfKeepers,
  twoBases,
  twoCentres,
} from './dietitian-cooking.ts';
import { cerealDinners, cookedADay, leftoversOf, longMeals, oddBreakfasts } from './dietitian-meals.ts';
import { badNames } from './dietitian-names.ts';
import { fibreByTables, judgeDays, silentOnB12, wrongEnergy } from './dietitian-needs.ts';
import { dietitiansPersons } from './dietitian-persons.ts';
import { oddPortions } from './dietitian-portions.ts';
import { isPantry, linesOf, unboughtLines, wrongTotals } from './dietitian-shopping.ts';
import { foundIn, isBigMeal, mainOf, placeOf, sumOf, weekOf } from './dietitian-week.ts';
import type { Week } from './dietitian-week.ts';
import { perCent, showWorst } from './findings.ts';
import type { Finding, Judged } from './findings.ts';

const judged = (figure: Figure, findings: readonly Finding[] = []): Judged => ({ figure, findings });
const none = (name: string, findings: readonly Finding[], unit: string): Judged => judged(atMost(name, findings.length, unit, 0), findings);
const dayCount = (weeks: readonly Week[]) => sumOf(weeks, ({ plan }) => plan.days.length);

function judgeShopping(weeks: readonly Week[]): Judged[] {
  const lines = weeks.map((week) => linesOf(week).length);
  const longest = weeks.map((week) => foundIn(week, 'shopping', `${linesOf(week).length} lines`, linesOf(week).length));
  const unbought = weeks.flatMap(unboughtLines);
  return [
    judged(atMost('shopping lines a week, median', percentile(lines, 0.5), 'lines', 42)),
    judged(atMost('shopping lines a week, p90', percentile(lines, 0.9), 'lines', 50), longest),
    judged(
      plain(
        'shopping lines without spices, median',
        percentile(
          weeks.map((week) => linesOf(week).filter((line) => !isPantry(line)).length),
          0.5,
        ),
        'lines',
      ),
    ),
    judged(
      atMost(
        'shopping lines that nobody buys so',
        perCent(
          unbought.length,
          sumOf(lines, (count) => count),
        ),
        '%',
        2,
      ),
      unbought,
    ),
    none('foods short or far too much on the shopping list', weeks.flatMap(wrongTotals), 'lines'),
  ];
}

function judgeNeeds(weeks: readonly Week[]): Judged[] {
  const count = dayCount(weeks);
  const days = weeks.map(judgeDays);
  const kcalOff = days.flatMap((day) => day.kcalOff);
  const proteinOff = days.flatMap((day) => day.proteinOff);
  const foods = wrongFoods(weeks);
  return [
    judged(atLeast('days with kcal within 5 % of their target', 100 - perCent(kcalOff.length, count), '%', 99), kcalOff),
    none('weeks whose energy we would not plan', weeks.flatMap(wrongEnergy), 'weeks'),
    judged(atLeast('days with protein in our range', 100 - perCent(proteinOff.length, count), '%', 97), proteinOff),
    none(
      'days whose stated energy is not the sum of what is eaten',
      days.flatMap((day) => day.totalsOff),
      'days',
    ),
    judged(plain('energy by public food tables against the plan', (100 * sumOf(days, (day) => day.kcalByTables)) / days.length, '%')),
    judged(atMost('foods whose figures differ from public food tables', foods.length, 'foods', 0), foods),
    judged(atMost('g of protein a kilogram of those who keep their weight, p90', percentile(proteinOfKeepers(weeks), 0.9), 'g', 1.45)),
    none('weeks low in vitamin B12 that do not say so', weeks.flatMap(silentOnB12), 'weeks'),
  ];
}

/** Up to this energy 14 g of fibre for 1,000 kcal are no more than 36 g. */
const mostKcalForUsualFibre = 2_600;

function judgeFibre(weeks: readonly Week[]): Judged[] {
  const over = (most: number) =>
    weeks.flatMap((week) =>
      week.plan.days.flatMap(({ total }, at) =>
        total.fibre > most ? [foundIn(week, `day ${at + 1}`, `${Math.round(total.fibre)} g of fibre`, total.fibre)] : [],
      ),
    );
  const byTables = weeks.flatMap(fibreByTables);
  const fibre = weeks.flatMap(({ plan }) =>
    plan.days.flatMap(({ total, target }) => (target.kcal <= mostKcalForUsualFibre ? [total.fibre] : [])),
  );
  const days = dayCount(weeks);
  return [
    judged(atMost('days with fibre over 50 g', perCent(over(50).length, days), '%', 2)),
    none('days with fibre over 60 g', over(60), 'days'),
    judged(plain('g of fibre a day up to 2,600 kcal, median', percentile(fibre, 0.5), 'g')),
    judged(atMost('g of fibre a day up to 2,600 kcal, p75', percentile(fibre, 0.75), 'g', 42)),
    judged(plain('days with fibre over 50 g by public food tables', perCent(byTables.filter((fibre) => fibre > 50).length, days), '%')),
  ];
}

function judgeFood(weeks: readonly Week[]): Judged[] {
  const portions = weeks.flatMap(oddPortions);
  const bags = weeks.map(proteinFromBags);
  const cheap = weeks.filter(({ person }) => person.request.budget === 'low');
  const items = sumOf(weeks, ({ served }) => served.length);
  const names = badNames(weeks);
  return [
    judged(atMost('portions that nobody serves', (1_000 * portions.length) / items, 'in 1,000 items', 2), portions),
    none(
      'days with a third of the protein from powders and flours',
      bags.flatMap(({ all }) => all),
      'days',
    ),
    judged(plain('of these by powders and flours of oil seeds alone', bags.flatMap(({ powders }) => powders).length, 'days')),
    none(
      'protein powders on a low budget',
      cheap.flatMap((week) => lowBudget(week).powders),
      'items',
    ),
    judged(
      plain('dear foods in a week on a low budget', sumOf(cheap, (week) => lowBudget(week).dear) / Math.max(1, cheap.length), 'foods'),
    ),
    judged(atMost('names that contradict themselves or read badly', names.items, 'items', 0), names.findings),
  ];
}

function judgeMeals(weeks: readonly Week[]): Judged[] {
  const breakfasts = weeks.map(oddBreakfasts);
  const noBreakfast = breakfasts.flatMap((one) => one.none);
  const cereals = weeks.flatMap(cerealDinners);
  const long = weeks.map(longMeals);
  const bigMeals = weeks.flatMap((week) => week.tables.filter(isBigMeal).map((table) => ({ week, table })));
  const bare = bigMeals
    .filter(({ table }) => !mainOf(table))
    .map(({ week, table }) => foundIn(week, placeOf(table), table.served.map(({ item }) => item.name).join(' + ')));
  return [
    judged(
      atMost(
        'breakfasts that are none',
        perCent(
          noBreakfast.length,
          sumOf(breakfasts, (one) => one.of),
        ),
        '%',
        1,
      ),
      noBreakfast,
    ),
    none(
      'dishes of the evening for breakfast',
      breakfasts.flatMap((one) => one.dinners),
      'items',
    ),
    none('cereals and shakes for lunch or dinner', cereals, 'items'),
    judged(atMost('lunches and dinners without a cooked main dish', perCent(bare.length, bigMeals.length), '%', 1), bare),
    judged(
      atMost(
        'weekday meals that take over 45 minutes',
        perCent(
          sumOf(long, ({ findings }) => findings.length),
          sumOf(long, (one) => one.of),
        ),
        '%',
        2,
      ),
      long.flatMap(({ findings }) => findings),
    ),
    judged(plain('dishes cooked a day, median', percentile(weeks.flatMap(cookedADay), 0.5), 'dishes')),
  ];
}

/** What a cook would not serve together, and what a plate lacks. */
function judgeCooking(weeks: readonly Week[]): Judged[] {
  const tables = sumOf(weeks, (week) => week.tables.length);
  const bigMeals = sumOf(weeks, (week) => week.tables.filter(isBigMeal).length);
  const days = dayCount(weeks);
  const few = (name: string, findings: readonly Finding[], of: number, most: number) =>
    judged(atMost(name, perCent(findings.length, of), '%', most), findings);
  return [
    few('meals with two bases', twoBases(weeks), tables, 0.2),
    few('meals of two regions', mixedRegions(weeks), tables, 0.2),
    few('meals with two dals or two dishes of protein', twoCentres(weeks), tables, 0.2),
    few('odd companions in a meal', oddCompanions(weeks), tables, 0.5),
    few('days with milk three times, or beside soy milk', muchMilk(weeks), days, 0.5),
    few('lunches and dinners with less than 80 g of vegetables', bareOfVegetables(weeks), bigMeals, 5),
    few('days under 400 g of vegetables and fruit', fewVegetables(weeks), days, 5),
  ];
}

function judgeLeftovers(weeks: readonly Week[]): Judged[] {
  const all = weeks.map(leftoversOf);
  const silent = all.flatMap((one) => one.silent);
  return [
    judged(
      atLeast(
        'cooked lunches and dinners that are eaten twice',
        perCent(
          sumOf(all, (one) => one.twice),
          sumOf(all, (one) => one.cooked),
        ),
        '%',
        30,
      ),
    ),
    none(
      'leftovers from nothing or too old',
      all.flatMap((one) => one.stale),
      'meals',
    ),
    judged(
      atMost(
        'main dishes two days in a row without a word',
        perCent(
          silent.length,
          sumOf(all, (one) => one.mains),
        ),
        '%',
        2,
      ),
      silent,
    ),
    none(
      'main dishes more than three times a week',
      all.flatMap((one) => one.often),
      'dishes',
    ),
  ];
}

function judgeBreaches(weeks: readonly Week[]): Judged[] {
  const all = weeks.map(breachesOf);
  const pregnant = weeks.flatMap(breachesInPregnancy);
  const old = weeks.flatMap(sproutsInAge);
  return [
    none(
      'allergens, diets and dislikes breached by an ingredient',
      all.flatMap(({ inFood }) => inFood),
      'breaches',
    ),
    none(
      'allergens, diets and dislikes breached by a name alone',
      all.flatMap(({ inNames }) => inNames),
      'names',
    ),
    none(
      'allergens, diets and dislikes breached by a swap',
      all.flatMap(({ inSwaps }) => inSwaps),
      'breaches',
    ),
    none('foods that harm in pregnancy, planned or offered', pregnant, 'items'),
    judged(plain('raw sprouts for people of 65 and over', old.length, 'items'), old),
    judged(plain('items that strict Jain households leave out', sumOf(weeks, strictJainWishes), 'items')),
  ];
}

/** Weeks of varied people, three seeds each, as a dietitian would judge them; the lists and limits are the dietitian's own. */
export function judgeDiets(people = 100, seeds = 3): Judged[] {
  const made = dietitiansPersons(people).flatMap((person) => Array.from({ length: seeds }, (_, seed) => weekOf(person, seed + 1)));
  const refused = made.filter((one) => typeof one === 'string').map((says) => ({ says, badness: 1 }));
  const weeks = made.filter((one) => typeof one !== 'string');
  return [
    none('weeks that could not be planned', refused, 'weeks'),
    ...judgeShopping(weeks),
    ...judgeNeeds(weeks),
    ...judgeFibre(weeks),
    ...judgeFood(weeks),
    ...judgeMeals(weeks),
    ...judgeCooking(weeks),
    ...judgeLeftovers(weeks),
    ...judgeBreaches(weeks),
  ];
}

if (import.meta.main) {
  const all = judgeDiets();
  report(
    'assistant dietitian',
    all.map(({ figure }) => figure),
  );
  if (process.argv.includes('--show')) showWorst(all);
}
