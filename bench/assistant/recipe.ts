import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { recipeRequestSchema } from '../../src/contract/assistant/recipe.ts';
import type { RecipeRequest } from '../../src/contract/assistant/recipe.ts';
import { eatableOf, foods } from '../../src/server/assistant/foods/index.ts';
import { planRecipe } from '../../src/server/assistant/recipe/plan-recipe.ts';
import { verifyRecipe } from '../../src/server/assistant/recipe/verify-recipe.ts';
import { atLeast, atMost, percentile, plain, report } from '../report.ts';
import type { Figure } from '../report.ts';
import { dietProfiles } from './diet-profiles.ts';
import { forbiddenIn } from './food-names.ts';

/** Made-up kitchens from a fixed seed: one to twelve foods under any of their names, some with a typing error. */
export function recipeProfiles(count: number, seed = 41): RecipeRequest[] {
  const generator = xoroshiro128plus(seed);
  const chance = () => uniformFloat64(generator);
  const pick = <One>(from: readonly One[]): One => from[Math.floor(chance() * from.length)] as One;
  const all = [...foods().values()].filter(({ aisle }) => aisle !== 'drinks');
  const slipped = (name: string) => (name.length > 5 && chance() < 0.1 ? name.slice(0, 2) + name.slice(3) : name);
  return dietProfiles(count, seed).map(({ patterns, allergens, dislikes, language }) =>
    recipeRequestSchema.parse({
      patterns,
      allergens,
      dislikes,
      language,
      kitchen: Array.from({ length: 1 + Math.floor(chance() * 12) }, () => {
        const food = pick(all);
        return slipped(pick([...food.name, ...food.also]));
      }),
      servings: 1 + Math.floor(chance() * 8),
      minutes: pick([10, 20, 30, 45, 60, 120]),
      meal: pick(['any', 'breakfast', 'lunch', 'snack', 'dinner']),
    }),
  );
}

/** Recipes for unusual kitchens: nothing forbidden by name, all accepted by the verifier, and fast. */
export function measureRecipe(count = 1_000): { readonly figures: readonly Figure[]; readonly breaches: readonly string[] } {
  const times: number[] = [];
  const breaches: string[] = [];
  let [refused, without, missing, understood, said] = [0, 0, 0, 0, 0];
  for (const [seed, request] of recipeProfiles(count).entries()) {
    const started = performance.now();
    const plan = planRecipe(request, { seed });
    times.push(performance.now() - started);
    if (Array.isArray(plan)) {
      without++;
      continue;
    }
    said += request.kitchen.length;
    understood += plan.understood.length;
    missing += plan.missing.length;
    for (const id of [plan.id, ...plan.alternatives.map((one) => one.id)]) {
      const names = eatableOf(id)?.ingredients.map(({ food }) => food.name[0]) ?? [`unknown ${id}`];
      breaches.push(...forbiddenIn(names, request).map((what) => `${seed}: ${what} (${id})`));
    }
    const swaps = plan.ingredients.flatMap((line) => line.swaps.map(({ id }) => foods().get(id)?.name[0] ?? `unknown ${id}`));
    breaches.push(...forbiddenIn(swaps, request).map((what) => `${seed}: swap ${what}`));
    if (verifyRecipe(plan, request).length > 0) refused++;
  }
  return {
    breaches,
    figures: [
      atMost('recipe breaches by names', breaches.length, 'breaches', 0),
      atMost('recipes that our verifier would not pass', refused, 'recipes', 0),
      atMost('kitchens without any recipe', without, 'kitchens', count / 100),
      atLeast('ingredients understood', (understood * 100) / said, '%', 95),
      plain('ingredients to buy, mean', missing / (count - without), 'foods'),
      atMost('recipe p95', percentile(times, 0.95), 'ms', 150),
    ],
  };
}

if (import.meta.main) {
  const { figures, breaches } = measureRecipe(Number(process.argv[2] ?? 1_000));
  report('assistant-recipe', figures);
  for (const breach of breaches.slice(0, 30)) process.stderr.write(`${breach}\n`);
}
