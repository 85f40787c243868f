import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { kitchenFor } from './choose-items.ts';
import { dayTarget } from './day-target.ts';
import { mealsOfRequest } from './meals-of-request.ts';

/** The items that a model may choose from: ids with name, measure and nutrients per measure, all allowed by the request. */
export const dietCatalogue = (request: DietRequest) => ({
  meals: mealsOfRequest(request).map(({ key, share }) => ({ key, partOfEnergy: share })),
  days: [0, 1, 2, 3, 4, 5, 6].map((day) => dayTarget(request, day)),
  foods: kitchenFor(request).all.map(({ id, name, role, measure, per }) => ({
    id,
    name: name[0],
    role,
    measure,
    kcal: Math.round(per.kcal),
    protein: Math.round(per.protein * 10) / 10,
    fat: Math.round(per.fat * 10) / 10,
    fibre: Math.round(per.fibre * 10) / 10,
  })),
});
