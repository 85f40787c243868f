import { describe, expect, test } from 'vitest';
import { dietProfiles } from '../../bench/assistant/diet-profiles.ts';
import { dietRequestSchema, type DietRequest } from '../../src/contract/assistant/diet-request.ts';
import { planDiet } from '../../src/server/assistant/diet/plan-diet.ts';
import { verifyDiet } from '../../src/server/assistant/diet/verify-diet.ts';
import { eatableOf } from '../../src/server/assistant/foods/index.ts';

const withoutNuts: DietRequest = dietRequestSchema.parse({
  sex: 'female',
  age: 30,
  heightCm: 164,
  weightKg: 62,
  activity: 'moderate',
  goal: 'keep',
  patterns: ['vegan'],
  allergens: ['treeNuts', 'peanut'],
});

describe('a week', () => {
  const weeks = dietProfiles(200).slice(0, 60);

  test('repeats no dish more than four times, leftovers included, whatever is left out', () => {
    for (const [seed, request] of weeks.entries()) {
      const uses = new Map<string, number>();
      for (const { id } of planDiet(request, { seed }).days.flatMap(({ meals }) => meals.flatMap(({ items }) => items))) {
        const base = id.split('~')[0] ?? id;
        uses.set(base, (uses.get(base) ?? 0) + 1);
      }
      for (const [id, count] of uses) {
        const isStaple = ['bread', 'rice', 'curd', 'drink', 'fruit', 'nuts', 'seeds', 'salad', 'chutney'].includes(
          eatableOf(id)?.role ?? '',
        );
        if (!isStaple) expect(count, `${seed} ${id}`).toBeLessThanOrEqual(4);
      }
    }
  });

  test('has enough protein although few sources are allowed, and passes our own check every day', () => {
    const hard = [
      { seed: 643, of: 20_261_121 },
      { seed: 95, of: 1 },
      { seed: 38, of: 3 },
    ];
    for (const { seed, of } of hard) {
      const request = { ...dietProfiles(seed + 1, of)[seed]!, protein: 'more' as const };
      expect(verifyDiet(planDiet(request, { seed }), request), `${of} ${seed}`).toEqual([]);
    }
  });

  test("stays under the WHO's 2 g of sodium, per 2,000 kcal, on most weeks and for a vegan without nuts", () => {
    const sodiumOf = (request: DietRequest, seed: number) => {
      const { average } = planDiet(request, { seed });
      return (average.sodium / Math.max(2_000, average.kcal)) * 2_000;
    };
    expect(sodiumOf(withoutNuts, 5)).toBeLessThan(2_000);
    const low = weeks.filter((request, seed) => sodiumOf(request, seed) <= 2_000);
    expect(low.length).toBeGreaterThan(weeks.length * 0.85);
  });
});
