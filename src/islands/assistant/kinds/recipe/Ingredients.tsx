import { useId, useState } from 'react';
import type { RecipeIngredient } from '../../../../contract/assistant/recipe.ts';
import { DoneTick } from '../../parts/DoneTick.tsx';
import { UnfoldButton } from '../../parts/Fold.tsx';
import { FoldedBlock } from '../../parts/FoldedBlock.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { scaleAmount } from './scale-amount.ts';
import { useWords } from '../../parts/in-language.tsx';

type Doing = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'>;

function Swaps({ one, onSwap }: { one: RecipeIngredient; onSwap: NonNullable<Doing['onSwap']> }) {
  const [isWorking, setWorking] = useState(false);
  const words = useWords();
  async function swap(to: string) {
    setWorking(true);
    await onSwap(one.id, to);
    setWorking(false);
  }
  if (isWorking)
    return (
      <p role="status" className="pb-3 text-sm">
        {words.wait}
      </p>
    );
  return (
    <ul className="flex flex-wrap gap-2 pb-3">
      {one.swaps.map(({ id, name }) => (
        <li key={id}>
          <button type="button" className="button button-plain text-sm" onClick={() => void swap(id)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Line({ one, times, ticks, onTick, onSwap }: Doing & { one: RecipeIngredient; times: number }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const key = `have-${one.id}`;
  const maySwap = onSwap !== undefined && one.swaps.length > 0;
  return (
    <li>
      <div className="flex gap-2">
        <DoneTick item={key} label={one.name} ticks={ticks} onTick={onTick} />
        <div className="min-w-0 grow py-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className={ticks.has(key) ? 'text-muted line-through' : ''}>
              <span className={one.from === 'pantry' ? '' : 'font-semibold'}>{one.name}</span>
              {one.from === 'missing' && !ticks.has(key) && (
                <span className="ml-2 inline-block rounded-full bg-accent px-2 text-sm font-semibold text-on-accent">
                  {words.recipe.toBuy}
                </span>
              )}
            </span>
            <span className="numerals text-lg">{scaleAmount(one.shown, times)}</span>
          </p>
          {one.note && <p className="text-sm text-muted">{one.note}</p>}
        </div>
        {maySwap ? (
          <UnfoldButton
            label={`${words.recipe.somethingElse}${words.anotherFor(one.name)}`}
            controls={id}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        ) : (
          onSwap && <span className="w-11 shrink-0 print:hidden" />
        )}
      </div>
      <div id={id} data-unfolds hidden={!isOpen} className="print:hidden">
        {isOpen && maySwap && <Swaps one={one} onSwap={onSwap} />}
      </div>
    </li>
  );
}

/** The ingredients for a number of servings: those to buy first and marked, salt and spices last. */
export function Ingredients({ ingredients, times, ...doing }: Doing & { ingredients: readonly RecipeIngredient[]; times: number }) {
  const words = useWords();
  const order = ['missing', 'home', 'pantry'];
  const sorted = [...ingredients].sort((one, other) => order.indexOf(one.from) - order.indexOf(other.from));
  const shelf = sorted.filter(({ from }) => from === 'pantry');
  const lines = (of: readonly RecipeIngredient[]) => (
    <ul className="divide-y divide-line">
      {of.map((one) => (
        <Line key={one.id} one={one} times={times} {...doing} />
      ))}
    </ul>
  );
  return (
    <div className="mt-2 divide-y divide-line">
      {lines(sorted.filter(({ from }) => from !== 'pantry'))}
      {shelf.length > 0 && (
        <div>
          <FoldedBlock
            heading={<h4 className="text-base sm:mt-3">{words.recipe.fromTheShelf}</h4>}
            label={words.recipe.fromTheShelf}
            line={shelf.map(({ name, shown }) => `${name} ${scaleAmount(shown, times)}`).join(', ')}
          >
            {lines(shelf)}
          </FoldedBlock>
        </div>
      )}
    </div>
  );
}
