import { useState } from 'react';
import type { DietItem, DietMeal } from '../../../../contract/assistant/diet.ts';
import { DoneTick } from '../../parts/DoneTick.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { useWords } from '../../parts/in-language.tsx';
import { Marked } from '../../parts/Marked.tsx';

type Doing = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'>;

function SwapChoices({ item, onSwap }: { item: DietItem; onSwap: NonNullable<Doing['onSwap']> }) {
  const [isWorking, setWorking] = useState(false);
  const words = useWords();
  const swap = async (to: string) => {
    setWorking(true);
    await onSwap(item.key, to);
    setWorking(false);
  };
  return (
    <details className="print:hidden">
      <summary className="min-h-11 content-center text-sm font-semibold">
        {words.diet.swap}
        <span className="visually-hidden"> {item.name}</span>
      </summary>
      {isWorking ? (
        <p role="status" className="pb-3 text-sm">
          {words.wait}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-2 pb-3">
          {item.swaps.map(({ id, name, shown, kcal }) => (
            <li key={id}>
              <button type="button" className="button button-plain text-left text-sm" onClick={() => void swap(id)}>
                {name}, {shown}{' '}
                <span className="text-muted">
                  {Math.round(kcal)} {words.kcal}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** A meal: its time, its ingredients in household measures, and alternatives. */
export function MealCard({ meal, ticks, onTick, onSwap }: Doing & { meal: DietMeal }) {
  const words = useWords();
  return (
    <section aria-label={meal.name} className="card break-inside-avoid p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-xl">{meal.name}</h3>
        <p className="text-sm text-muted">
          <span className="whitespace-nowrap">
            <span className="numerals">{meal.at}</span> · <span className="numerals">{Math.round(meal.total.kcal)}</span> {words.kcal} ·
          </span>{' '}
          <Marked text={words.diet.protein(String(Math.round(meal.total.protein)))} className="numerals font-normal" />
        </p>
      </div>
      {meal.note && <p className="mt-1 text-sm text-muted">{meal.note}</p>}
      <ul className="mt-2 divide-y divide-line">
        {meal.items.map((item) => (
          <li key={item.key} className="flex gap-2">
            <DoneTick item={item.key} label={item.name} ticks={ticks} onTick={onTick} />
            <div className="min-w-0 grow py-2">
              <p className={ticks.has(item.key) ? 'text-muted line-through' : ''}>
                <span className="font-semibold">{item.name}</span>, {item.shown}{' '}
                <span className="inline-block text-sm text-muted">
                  {Math.round(item.grams)} {words.grams}, {Math.round(item.nutrients.kcal)} {words.kcal}
                </span>
              </p>
              {item.note && <p className="text-sm text-muted">{item.note}</p>}
              {item.ingredients.length > 1 && <p className="text-sm text-muted">{item.ingredients.join(', ')}</p>}
              {onSwap && item.swaps.length > 0 && <SwapChoices item={item} onSwap={onSwap} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
