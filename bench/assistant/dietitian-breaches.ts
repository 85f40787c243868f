import { foundIn, partsOf, placeOf, sumOf } from './dietitian-week.ts';
import type { Week } from './dietitian-week.ts';
import { differencesOf } from './dietitian-composition.ts';
import { dear, notCheap, notInPregnancy, notStrictlyJain, proteinPowder, pulseFlour, rawSprouts, wrongIn } from './dietitian-words.ts';
import type { Finding } from './findings.ts';

type Breaches = { readonly inFood: Finding[]; readonly inNames: Finding[]; readonly inSwaps: Finding[] };

/** What somebody must not or will not eat: in the ingredients, in the names alone, and in what is offered instead. */
export function breachesOf(week: Week): Breaches {
  const { request } = week.person;
  const inFood: Finding[] = [];
  const inNames: Finding[] = [];
  const inSwaps: Finding[] = [];
  for (const served of week.served) {
    const place = placeOf(served);
    const { item, parts } = served;
    const inside = [...new Set([...item.ingredients, ...parts.map(({ name }) => name)])];
    const wrong = inside.flatMap((name) => wrongIn(name, request).map((why) => `${name} in ${item.name}: ${why}`));
    inFood.push(...wrong.map((says) => foundIn(week, place, says, /allergy/.test(says) ? 2 : 1)));
    if (wrong.length === 0) inNames.push(...wrongIn(item.name, request).map((why) => foundIn(week, place, `'${item.name}': ${why}`)));
    for (const swap of item.swaps) {
      const names = partsOf(swap.id, 1).map(({ name }) => name);
      inSwaps.push(
        ...names.flatMap((name) => wrongIn(name, request).map((why) => foundIn(week, place, `${name} in the swap ${swap.name}: ${why}`))),
      );
    }
  }
  return { inFood, inNames, inSwaps };
}

/** Foods that harm in pregnancy, in what is planned and in what is offered instead. */
export function breachesInPregnancy(week: Week): Finding[] {
  if (!week.person.isPregnant) return [];
  return week.served.flatMap((served) => {
    const offered = [served.item, ...served.item.swaps].flatMap(({ id, name }) => [name, ...partsOf(id, 1).map((part) => part.name)]);
    const wrong = [...new Set(offered)].filter((name) => notInPregnancy.test(name) || rawSprouts.test(name));
    return wrong.map((name) => foundIn(week, placeOf(served), `${name}, with ${served.item.name}`, notInPregnancy.test(name) ? 2 : 1));
  });
}

/** Raw sprouts for somebody of 65 or more (foodsafety.gov, people at risk). */
export const sproutsInAge = (week: Week): Finding[] =>
  week.person.request.age < 65
    ? []
    : week.served.filter(({ item }) => rawSprouts.test(item.name)).map((served) => foundIn(week, placeOf(served), served.item.name));

export const strictJainWishes = (week: Week): number =>
  week.person.request.patterns.includes('jain')
    ? week.served.filter(({ item, parts }) => [item.name, ...parts.map(({ name }) => name)].some((name) => notStrictlyJain.test(name)))
        .length
    : 0;

/** Days whose protein comes by more than a third out of bags: powders and flours of oil seeds (`powders`), with those of pulses (`all`). */
export function proteinFromBags(week: Week): { readonly all: Finding[]; readonly powders: Finding[] } {
  const all: Finding[] = [];
  const powders: Finding[] = [];
  for (const at of week.plan.days.keys()) {
    const parts = week.served.filter(({ day }) => day === at).flatMap((served) => served.parts);
    const protein = sumOf(parts, (part) => part.protein);
    const share = (is: (name: string) => boolean) =>
      sumOf(
        parts.filter(({ name }) => is(name)),
        (part) => part.protein,
      ) / protein;
    const ofPowders = share((name) => proteinPowder.test(name));
    const ofAll = share((name) => proteinPowder.test(name) || pulseFlour.test(name));
    const named = [...new Set(parts.map(({ name }) => name).filter((name) => proteinPowder.test(name) || pulseFlour.test(name)))].join(
      ', ',
    );
    const add = (to: Finding[], part: number) =>
      to.push(foundIn(week, `day ${at + 1}`, `${Math.round(100 * part)} % of the protein from ${named}`, part));
    if (ofAll > 1 / 3) add(all, ofAll);
    if (ofPowders > 1 / 3) add(powders, ofPowders);
  }
  return { all, powders };
}

/** What nobody buys who has to save. */
export function lowBudget(week: Week): { readonly powders: Finding[]; readonly dear: number } {
  if (week.person.request.budget !== 'low') return { powders: [], dear: 0 };
  const powders = week.served.flatMap((served) => {
    const found = [...new Set([served.item.name, ...served.parts.map(({ name }) => name)])].find((name) => notCheap.test(name));
    return found ? [foundIn(week, placeOf(served), `${found}, in ${served.item.name}`)] : [];
  });
  const names = new Set(week.served.flatMap(({ parts }) => parts.map(({ name }) => name)));
  return { powders, dear: [...names].filter((name) => dear.test(name)).length };
}

/** Foods of the weeks whose stated figures differ from public food tables. */
export function wrongFoods(weeks: readonly Week[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const { name, grams, kcal, protein, fibre } of weeks.flatMap(({ served }) => served.flatMap(({ parts }) => parts))) {
    if (seen.has(name)) continue;
    const per100 = (amount: number) => Math.round((1_000 * amount) / grams) / 10;
    const differences = differencesOf(name, { kcal: per100(kcal), protein: per100(protein), fibre: per100(fibre) });
    seen.set(name, { says: `${name}: ${differences.join('; ')}`, badness: differences.length });
  }
  return [...seen.values()].filter(({ badness }) => badness > 0);
}
