import { useId, useState } from 'react';
import type { DietMeal } from '../../../../contract/assistant/diet.ts';
import { FoldButton } from '../../parts/Fold.tsx';
import { useWords } from '../../parts/in-language.tsx';
import { Marked } from '../../parts/Marked.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { MealItem } from './MealItem.tsx';

type Props = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'> & {
  meal: DietMeal;
  /** Whether it is the next meal of today. */
  isNext?: boolean;
  /** On a phone; wider screens show every meal. */
  isOpenAtFirst?: boolean;
};

/** A meal: its time and its items. On a phone it folds to one line that names them. */
export function MealCard({ meal, isNext = false, isOpenAtFirst = true, ...doing }: Props) {
  const words = useWords();
  const [chosen, setChosen] = useState<boolean>();
  const id = useId();
  const isOpen = chosen ?? isOpenAtFirst;
  const time = (
    <p className="text-sm text-muted">
      <span className="whitespace-nowrap">
        <span className="numerals">{meal.at}</span> · <span className="numerals">{Math.round(meal.total.kcal)}</span> {words.kcal} ·
      </span>{' '}
      <Marked text={words.diet.protein(String(Math.round(meal.total.protein)))} className="numerals font-normal" />
    </p>
  );
  return (
    <section aria-label={meal.name} className={`card break-inside-avoid px-3 py-2 sm:p-5 ${isNext ? 'border-l-4 border-l-accent' : ''}`}>
      <div className="relative flex min-h-11 flex-wrap items-baseline justify-between gap-x-3 max-sm:pr-9">
        <h3 className="text-lg sm:text-xl">
          {meal.name} {isNext && <span className="font-sans text-sm font-semibold text-link print:hidden">{words.diet.next}</span>}
        </h3>
        {time}
        <p className={`w-full truncate text-sm text-muted sm:hidden print:hidden ${isOpen ? 'hidden' : ''}`}>
          {meal.items.map(({ name }) => name).join(', ')}
        </p>
        <FoldButton label={words.diet.openMeal(meal.name)} controls={id} isOpen={isOpen} onToggle={() => setChosen(!isOpen)} />
      </div>
      <div id={id} className={isOpen ? '' : 'max-sm:hidden noscript:block print:block'}>
        {meal.note && <p className="mt-1 text-sm text-muted">{meal.note}</p>}
        <ul className="mt-1 divide-y divide-line sm:mt-2">
          {meal.items.map((item) => (
            <MealItem key={item.key} item={item} {...doing} />
          ))}
        </ul>
      </div>
    </section>
  );
}
