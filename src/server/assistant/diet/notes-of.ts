import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import type { Nutrients } from '../foods/index.ts';
import { mostCarbsFor, whyNoKeto } from './carbs-of.ts';
import { whyNoDeficit, energyOf, leastTargetOf, mostKcal } from './energy.ts';
import { heldRanges } from './held-ranges.ts';
import { isWindowRefused } from './meals-of-request.ts';
import { texts } from './texts.ts';

/** ICMR-NIN 2020: an adult's daily needs; iron is 21 to 29 mg by sex, here a lower value. */
const needed = { b12: 2.2, calcium: 800, iron: 19 };

/** Notes on the week, most important first. `days` are the sums of its days; `hasGreens` where each of them has its spinach. */
export function notesOf(
  request: DietRequest,
  days: readonly Nutrients[],
  average: Nutrients,
  { allKept, hasGreens }: { readonly allKept: boolean; readonly hasGreens: boolean },
): string[] {
  const say = texts[request.language].notes;
  const { target, spent, floor } = energyOf(request);
  const wantsLess = request.goal === 'lose' || request.kcalChange < 0;
  const isBarred = wantsLess && whyNoDeficit(request) !== undefined;
  const isAtFloor = target === leastTargetOf(request);
  const wished = { gentle: 0.9, steady: 0.85, quick: 0.8 }[request.pace] * spent;
  const isHeld = request.goal === 'lose' && !isBarred && !isAtFloor && target > wished + 15;
  const why = request.carbs === 'keto' ? whyNoKeto(request) : undefined;
  const held = heldRanges(days, request);
  const notes: (string | false)[] = [
    isBarred && say.noDeficit,
    !isBarred && isAtFloor && say.floor(floor),
    isHeld && say.heldDeficit,
    target >= mostKcal && say.capped,
    ...request.conditions.map((one) => (one === 'warfarin' && !hasGreens ? say.noGreens : say.conditions[one])),
    why !== undefined && `${say.noKeto[why]} ${say.carbsInstead(mostCarbsFor(request, target) ?? 0)}`,
    request.fastingDays.length > 0 && say.fast,
    isWindowRefused(request) && say.noWindow,
    !allKept && say.narrow,
    held.protein && say.lessProtein,
    held.fibre && say.lessFibre,
    request.patterns.includes('vegan') && say.vegan,
    !request.patterns.includes('vegan') && average.b12 < needed.b12 && say.fewB12,
    average.calcium < needed.calcium && say.fewCalcium,
    average.iron < needed.iron && request.sex === 'female' && say.fewIron,
    request.patterns.includes('jain') && say.jain,
    request.patterns.includes('halal') && say.halal,
    request.allergens.length > 0 && say.allergens,
    average.sodium > 2_000 ? say.salt(((average.sodium * 2.54) / 1_000).toFixed(1)) : say.littleSalt,
    say.raw,
    say.software,
  ];
  return notes.filter((note) => note !== false);
}
