import { useId, useState } from 'react';
import type { DietItem } from '../../../../contract/assistant/diet.ts';
import { DoneTick } from '../../parts/DoneTick.tsx';
import { UnfoldButton } from '../../parts/Fold.tsx';
import { useWords } from '../../parts/in-language.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';

type Doing = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'>;

function Swaps({ item, onSwap }: { item: DietItem; onSwap: NonNullable<Doing['onSwap']> }) {
  const [isWorking, setWorking] = useState(false);
  const words = useWords();
  const swap = async (to: string) => {
    setWorking(true);
    await onSwap(item.key, to);
    setWorking(false);
  };
  if (isWorking)
    return (
      <p role="status" className="text-sm">
        {words.wait}
      </p>
    );
  return (
    <>
      <p className="text-sm font-semibold">{words.diet.swap}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
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
    </>
  );
}

/** One food or dish of a meal; its ingredients and alternatives unfold. On paper the ingredients are always there. */
export function MealItem({ item, ticks, onTick, onSwap }: Doing & { item: DietItem }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const of = item.ingredients.length > 1 ? item.ingredients.join(', ') : '';
  const maySwap = onSwap !== undefined && item.swaps.length > 0;
  return (
    <li>
      <div className="flex gap-2">
        <DoneTick item={item.key} label={item.name} ticks={ticks} onTick={onTick} />
        <div className="min-w-0 grow py-2">
          <p className={ticks.has(item.key) ? 'text-muted line-through' : ''}>
            <span className="font-semibold">{item.name}</span>, {item.shown}{' '}
            <span className="inline-block text-sm text-muted">
              {Math.round(item.grams)} {words.grams}, {Math.round(item.nutrients.kcal)} {words.kcal}
            </span>
          </p>
          {item.note && <p className="text-sm text-muted">{item.note}</p>}
          {of && <p className="hidden text-sm text-muted noscript:block print:block">{of}</p>}
        </div>
        {(of || maySwap) && (
          <UnfoldButton label={words.diet.inItAndSwaps(item.name)} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
      </div>
      <div id={id} data-unfolds hidden={!isOpen} className="space-y-2 pb-3 print:hidden">
        {isOpen && of && <p className="text-sm text-muted">{of}</p>}
        {isOpen && maySwap && <Swaps item={item} onSwap={onSwap} />}
      </div>
    </li>
  );
}
