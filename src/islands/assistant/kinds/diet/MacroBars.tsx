import type { DietDay } from '../../../../contract/assistant/diet.ts';
import type { PlanWords } from '../../../../contract/assistant/plan-words.ts';
import { useFigures, useWords } from '../../parts/in-language.tsx';

type Bar = { name: string; value: number; least: number; most: number; unit: string };

function barsOf({ total, target }: DietDay, { energy, protein: proteins, carbs: carb, fat: fats, fibre, kcal, grams }: PlanWords): Bar[] {
  const { protein, carbs, fat } = target;
  return [
    { name: energy, value: total.kcal, least: target.kcal * 0.95, most: target.kcal * 1.05, unit: kcal },
    { name: proteins, value: total.protein, ...protein, unit: grams },
    { name: carb, value: total.carbs, ...carbs, unit: grams },
    { name: fats, value: total.fat, ...fat, unit: grams },
    { name: fibre, value: total.fibre, least: target.fibre, most: target.fibre * 2.2, unit: grams },
  ];
}

/** A day's energy and macronutrients: the bar is what the food contains, the marked range is the day's target. */
export function MacroBars({ day }: { day: DietDay }) {
  const words = useWords();
  const figure = useFigures();
  // A shared plan does not show what its owner's body needs.
  const hasAim = day.target.kcal > 0;
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-card bg-board p-5 text-chalk at-most-2 md:grid-cols-3 2xl:grid-cols-5 print:grid-cols-5">
      {barsOf(day, words).map(({ name, value, least, most, unit }) => {
        const scale = Math.max(most, value) * 1.1;
        const share = (amount: number) => `${(100 * amount) / scale}%`;
        return (
          <div key={name}>
            <dt className="text-sm text-chalk-muted">{name}</dt>
            <dd>
              <span className="numerals text-3xl">{figure(value)}</span> <span className="text-sm">{unit}</span>
              <span className="relative mt-2 block h-2 rounded-full bg-pitch-line" aria-hidden="true">
                <span className="absolute inset-y-0 left-0 rounded-full bg-chalk" style={{ width: share(value) }} />
                {hasAim && (
                  <span
                    className="absolute -inset-y-1 border-x-2 border-accent"
                    style={{ left: share(least), width: `calc(${share(most)} - ${share(least)})` }}
                  />
                )}
              </span>
              {hasAim && <span className="mt-1 block text-xs text-chalk-muted">{words.diet.aim(figure(least), figure(most))}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
