import { useState } from 'react';
import type { RecipePlan } from '../../../../contract/assistant/recipe.ts';
import { Fold } from '../../parts/Fold.tsx';
import { useWords } from '../../parts/in-language.tsx';
import { BusyButton } from '../../../shared/BusyButton.tsx';

type Props = { alternatives: RecipePlan['alternatives']; onSwap: (item: string, to?: string) => Promise<void> };

/** Alternative dishes from the same ingredients. */
export function OtherDishes({ alternatives, onSwap }: Props) {
  const [isWorking, setWorking] = useState(false);
  const words = useWords();
  async function cook(to?: string) {
    setWorking(true);
    await onSwap('dish', to);
    setWorking(false);
  }
  return (
    <div className="print:hidden">
      <Fold title={words.recipe.orElse}>
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {alternatives.map(({ id, name, minutes, missing }) => (
            <li key={id}>
              <BusyButton className="card h-full w-full p-4 text-left hover:border-ink" isBusy={isWorking} onClick={() => void cook(id)}>
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-muted">
                  <span className="numerals">{minutes}</span> {words.minutes}
                  {missing.length > 0 ? words.recipe.missing(missing.join(', ')) : words.recipe.allAtHome}
                </span>
              </BusyButton>
            </li>
          ))}
        </ul>
        <BusyButton className="button button-plain mt-3" isBusy={isWorking} onClick={() => void cook()}>
          {isWorking ? words.wait : words.recipe.surprise}
        </BusyButton>
      </Fold>
    </div>
  );
}
