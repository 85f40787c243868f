import type { WellnessArea, WellnessDraft, WellnessPlan, WellnessRequest } from '../../../contract/assistant/wellness.ts';
import { seededChance, type Chance } from '../part/index.ts';
import { completeWellness } from './complete-wellness.ts';
import type { Practice } from './practices.ts';
import { allowedPractices, mostMinutes, scoresOf } from './practices.ts';

const base: readonly WellnessArea[] = ['sleep', 'movement', 'breathing', 'step'];
/** What suits the day of a match: nothing that needs a free head or tidies shelves. */
const onMatchDay: readonly WellnessArea[] = ['nerves', 'breathing', 'sleep'];

/**
 * The areas of a day by priority: a match first, then what was asked for on every day, then the basics. With time for one practice only,
 * what was asked for and the basics take turns.
 */
function areasOf(day: number, request: WellnessRequest): WellnessArea[] {
  const { focus, matchInDays } = request;
  const untilMatch = matchInDays === null ? undefined : matchInDays - (day - 1);
  if (untilMatch === 0) return [...onMatchDay];
  const isShort = mostMinutes(request) < 10;
  const turn = isShort ? Math.floor(day / 2) : day - 1;
  const asked = focus[turn % focus.length] ?? 'breathing';
  const usual = base[(day - 1) % base.length] ?? 'sleep';
  const isNearMatch = untilMatch !== undefined && untilMatch > 0 && untilMatch <= 2;
  return [
    ...(isNearMatch ? (['nerves'] as const) : []),
    ...(day === 7 || day === 14 ? (['values'] as const) : []),
    ...(isShort && day % 2 === 0 ? [usual, asked] : [asked, ...(day % 3 === 1 ? (['connection'] as const) : []), usual]),
    base[day % base.length] ?? 'movement',
  ];
}

type Days = {
  readonly request: WellnessRequest;
  readonly allowed: readonly Practice[];
  readonly most: number;
  readonly count: number;
  /** The day on which a practice was done last, by its id. */
  readonly lastDone: ReadonlyMap<string, number>;
  readonly chance: Chance;
};

/** The practices of a day, one of each area by priority; what was done the day before only if there is nothing else. */
function practicesOf(day: number, { request, allowed, most, count, lastDone, chance }: Days): Practice[] {
  const chosen: Practice[] = [];
  const choose = (area: WellnessArea, mayRepeat: boolean) => {
    const left = most - chosen.reduce((sum, { minutes }) => sum + minutes, 0);
    const fitting = chance.shuffled(
      allowed.filter(
        (one) =>
          one.area === area &&
          one.minutes <= left &&
          (one.id !== 'lookBack' || day % 7 === 0) &&
          (one.id !== 'worryPark' || lastDone.has('worryFifteen')) &&
          (mayRepeat || lastDone.get(one.id) !== day - 1),
      ),
    );
    // The practice that was done longest ago is next; 'look back' closes each week.
    const next =
      day % 7 === 0 && area === 'values'
        ? fitting.find(({ id }) => id === 'lookBack')
        : fitting.sort((a, b) => (lastDone.get(a.id) ?? 0) - (lastDone.get(b.id) ?? 0))[0];
    if (next && chosen.length < count && !chosen.includes(next)) chosen.push(next);
  };
  const areas = [...new Set(areasOf(day, request))];
  for (const area of areas) choose(area, false);
  // On the day of a match only what suits it comes, again if need be.
  const isMatch = request.matchInDays === day - 1;
  const others = isMatch ? [] : chance.shuffled([...new Set(allowed.map(({ area }) => area))].filter((area) => !areas.includes(area)));
  for (const area of others) if (chosen.length === 0) choose(area, false);
  for (const area of [...areas, ...others]) if (chosen.length === 0) choose(area, true);
  for (const { area } of allowed) if (chosen.length === 0) choose(area, true);
  return chosen;
}

/**
 * Writes two weeks, day by day; the higher the scores, the smaller the steps. Synchronous; the same seed gives the same plan. If the
 * answers show a danger, the plan is `stopped`: cards and no days.
 */
export function planWellness(request: WellnessRequest, { seed }: { readonly seed: number }): WellnessPlan {
  const chance = seededChance(seed);
  const allowed = allowedPractices(request);
  const most = mostMinutes(request);
  const count = { high: 2, some: 3, low: 4 }[scoresOf(request).band];
  const lastDone = new Map<string, number>();
  const draft: WellnessDraft = {
    days: Array.from({ length: 14 }, (_, index) => {
      const day = index + 1;
      if (request.asked?.off.includes(day)) return { day, practiceIds: [] };
      const chosen = practicesOf(day, { request, allowed, most, count, lastDone, chance });
      for (const { id } of chosen) lastDone.set(id, day);
      return { day, practiceIds: chosen.map(({ id }) => id) };
    }),
  };
  const plan = completeWellness(draft, request);
  if (Array.isArray(plan)) throw new Error(`The planner broke its own rules: ${plan.map(({ message }) => message).join('; ')}`);
  return plan;
}
