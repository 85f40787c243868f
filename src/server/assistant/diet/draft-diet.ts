import type { DietDraft } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { kitchenFor } from './choose-items.ts';
import type { Week } from './choose-items.ts';
import { weightedRandom } from '../part/index.ts';
import { planDay } from './plan-day.ts';

/** The embedded planner's draft: ids and amounts, as a model would write them. */
export function draftDiet(request: DietRequest, { seed, version = 1 }: { seed: number; version?: number }): DietDraft {
  const dice = weightedRandom(seed, version);
  const kitchen = kitchenFor(request);
  const week: Week = { uses: new Map(), lastDay: new Map() };
  return {
    days: [0, 1, 2, 3, 4, 5, 6].map((day) => {
      const { meals, slots } = planDay(request, day, kitchen, week, dice);
      return {
        meals: meals.flatMap(({ key }, index) => {
          const items = slots.filter(({ meal }) => meal === index).map(({ eatable, amount }) => ({ id: eatable.id, amount }));
          return items.length > 0 ? [{ meal: key, items }] : [];
        }),
      };
    }),
  };
}
