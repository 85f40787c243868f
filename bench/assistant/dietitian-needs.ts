import type { DietRequest } from '../../src/contract/assistant/diet-request.ts';
import { compositionOf } from './dietitian-composition.ts';
import { foundIn, sumOf } from './dietitian-week.ts';
import type { Week } from './dietitian-week.ts';
import type { Finding } from './findings.ts';

type Range = { readonly least: number; readonly most: number };
const activityFactors = { sedentary: 1.2, light: 1.375, moderate: 1.55, high: 1.725, veryHigh: 1.9 } as const;

/** kcal at rest: Mifflin and St Jeor 1990 for adults, Schofield 1985 (weight alone, 10 to 18 years) for minors. */
function restingKcal({ sex, age, weightKg, heightCm }: DietRequest): number {
  if (age < 18) return sex === 'male' ? 17.686 * weightKg + 658.2 : 13.384 * weightKg + 692.6;
  return 10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161);
}

/**
 * The average day's energy that a dietitian accepts. Losing: a deficit of up to 25 %, never below 1,200 and 1,500 kcal (NHLBI 1998, NICE CG189);
 * gaining: up to 20 % more. Nobody under 18, pregnant or underweight loses; growth
 * allows minors more.
 */
function kcalRange(request: DietRequest): Range {
  const spent = restingKcal(request) * activityFactors[request.activity];
  const floor = request.sex === 'male' ? 1_500 : 1_200;
  const isLight = request.weightKg / (request.heightCm / 100) ** 2 < 18.5;
  if (request.goal === 'gain') return { least: 1.02 * spent, most: 1.22 * spent };
  if (request.age < 18) return { least: 0.9 * spent, most: 1.2 * spent };
  if (request.goal === 'keep' || request.noDeficit || isLight) return { least: 0.94 * spent, most: Math.max(floor * 1.1, 1.1 * spent) };
  return { least: Math.max(floor * 0.97, 0.73 * spent), most: Math.max(floor * 1.1, 0.97 * spent) };
}

/**
 * Grams of protein a day: 0.83 g/kg (ICMR-NIN 2020), 1.0 from 65 (PROT-AGE 2013), 1.2 when losing weight or training, 1.4 for hard training
 * (ISSN 2017), 1.1 in pregnancy (IOM 2005); at most 2.0, or 2.2 if more is asked for, and 35 % of the energy (AMDR). Kilograms of a body mass index of 25 at most.
 */
function proteinRange(request: DietRequest, kcal: number, isPregnant: boolean): Range {
  const kilograms = Math.min(request.weightKg, 25 * (request.heightCm / 100) ** 2);
  const perKilogram = Math.max(
    0.83,
    request.age >= 65 ? 1 : 0,
    isPregnant ? 1.1 : 0,
    request.goal === 'lose' || request.activity === 'moderate' || request.dayLoads.some((load) => load !== 'rest') ? 1.2 : 0,
    request.activity === 'high' || request.activity === 'veryHigh' ? 1.4 : 0,
    request.protein === 'more' ? 1.6 : 0,
  );
  const most = Math.max((request.protein === 'more' ? 2.2 : 2) * kilograms, perKilogram * kilograms + 10);
  return { least: perKilogram * kilograms - 2, most: Math.min(most + 2, (0.35 * kcal) / 4 + 2) };
}

export type Days = {
  readonly kcalOff: Finding[];
  readonly proteinOff: Finding[];
  readonly totalsOff: Finding[];
  readonly kcalByTables: number;
};

/** Sums of each day from what is eaten, beside what the plan states and what we would plan. */
export function judgeDays(week: Week): Days {
  const { request, isPregnant } = week.person;
  const days: Days = { kcalOff: [], proteinOff: [], totalsOff: [], kcalByTables: 0 };
  let byTables = 0;
  for (const [at, day] of week.plan.days.entries()) {
    const parts = week.served.filter((served) => served.day === at).flatMap((served) => served.parts);
    const kcal = sumOf(parts, (part) => part.kcal);
    const protein = sumOf(parts, (part) => part.protein);
    const add = (to: Finding[], says: string, badness: number) => to.push(foundIn(week, `day ${at + 1}`, says, badness));
    const off = Math.abs(kcal / day.target.kcal - 1);
    if (off > 0.05) add(days.kcalOff, `${Math.round(kcal)} kcal of ${day.target.kcal}`, off);
    const { least, most } = proteinRange(request, kcal, isPregnant);
    if (protein < least) add(days.proteinOff, `${Math.round(protein)} g of protein, at least ${Math.round(least)}`, least / protein);
    if (protein > most) add(days.proteinOff, `${Math.round(protein)} g of protein, at most ${Math.round(most)}`, protein / most);
    const stated = Math.abs(kcal / day.total.kcal - 1);
    if (stated > 0.03) add(days.totalsOff, `${day.total.kcal} kcal stated, ${Math.round(kcal)} eaten`, stated);
    byTables += sumOf(parts, (part) => ((compositionOf(part.name)?.[0] ?? (100 * part.kcal) / part.grams) * part.grams) / 100) / kcal;
  }
  return { ...days, kcalByTables: byTables / week.plan.days.length };
}

/** Fibre by the public tables where we have the food, by the plan's own figures otherwise. */
export const fibreByTables = (week: Week): number[] =>
  week.plan.days.map((_day, at) =>
    sumOf(
      week.served.filter(({ day }) => day === at).flatMap(({ parts }) => parts),
      (part) => ((compositionOf(part.name)?.[2] ?? (100 * part.fibre) / part.grams) * part.grams) / 100,
    ),
  );

/** Whether the week's average energy is what we would plan, and what it is instead. */
export function wrongEnergy(week: Week): Finding[] {
  const { least, most } = kcalRange(week.person.request);
  const { kcal } = week.plan.average;
  if (kcal >= least && kcal <= most) return [];
  return [
    foundIn(
      week,
      'week',
      `${Math.round(kcal)} kcal a day, we would plan ${Math.round(least)} to ${Math.round(most)}`,
      Math.max(least / kcal, kcal / most),
    ),
  ];
}

/** A week with less vitamin B12 than the 2.2 µg a day of ICMR-NIN 2020, and no word about it. */
export const silentOnB12 = (week: Week): Finding[] =>
  week.plan.average.b12 < 2.2 && !week.plan.notes.some((note) => /B12/i.test(note))
    ? [foundIn(week, 'week', `${week.plan.average.b12} µg of vitamin B12 a day and no word on it`, 3 - week.plan.average.b12)]
    : [];
