import { useId, useState } from 'react';
import type { RehabItem } from '../../../../contract/assistant/rehab.ts';
import { DoneTick } from '../../parts/DoneTick.tsx';
import { UnfoldButton } from '../../parts/Fold.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import type { useTodaysSets } from './use-todays-sets.ts';
import type { PlanWords } from '../../../../contract/assistant/plan-words.ts';
import { useWords } from '../../parts/in-language.tsx';
import { BusyButton } from '../../../shared/BusyButton.tsx';

type Props = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'> & { item: RehabItem; sets: ReturnType<typeof useTodaysSets> };

const amountOf = ({ reps, holdSeconds, minutes }: RehabItem, { seconds, minutes: minutesWord }: PlanWords) =>
  reps !== null ? `${reps}` : holdSeconds !== null ? `${holdSeconds} ${seconds}` : `${minutes ?? 0} ${minutesWord}`;

/** An exercise with today's sets to tick off. On a phone how to do it, and another one in its place, unfold. */
export function RehabExercise({ item, sets, ticks, onTick, onSwap }: Props) {
  const [isWorking, setWorking] = useState(false);
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const folding = isOpen ? '' : 'max-sm:hidden noscript:block print:block';
  const amount = amountOf(item, words);
  async function swap() {
    setWorking(true);
    await onSwap?.(item.key);
    setWorking(false);
  }
  return (
    <li className="flex gap-2 py-2 sm:py-3">
      <DoneTick item={item.key} label={item.name} named={words.rehab.goesWell(item.name)} ticks={ticks} onTick={onTick} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-semibold sm:text-lg">{item.name}</p>
          <p className="text-sm text-muted">{item.shown}</p>
        </div>
        <p id={id} className={`text-muted ${folding}`}>
          {item.how}
          {item.dosing && (
            <>
              <span className="block text-sm">{words.rehab.loadAtFirst(item.dosing.start)}</span>
              <span className="block text-sm">{words.rehab.loadByWeek(item.dosing.weekly)}</span>
              <span className="block text-sm">{words.rehab.loadIfWorse(item.dosing.ifWorse)}</span>
            </>
          )}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-2 max-sm:-mr-12 sm:mt-2 print:hidden">
          {onTick &&
            Array.from({ length: item.sets }, (_, at) => {
              const key = `${item.key}-${at}`;
              const isDone = sets.done.includes(key);
              return (
                <button
                  key={key}
                  type="button"
                  aria-pressed={isDone}
                  aria-label={words.rehab.setOf(item.name, at + 1, item.sets, amount)}
                  onClick={() => sets.toggle(key)}
                  className="numerals grid size-11 place-items-center rounded-full border-2 border-line text-center text-sm leading-none aria-pressed:border-good aria-pressed:bg-good aria-pressed:text-ground"
                >
                  {isDone ? <span aria-hidden="true">✓</span> : <span className={item.reps === null ? 'text-xs' : ''}>{amount}</span>}
                </button>
              );
            })}
          {onSwap && (
            <BusyButton className={`link ml-auto min-h-11 text-sm font-semibold ${folding}`} isBusy={isWorking} onClick={() => void swap()}>
              {isWorking ? words.wait : words.another}
              <span className="visually-hidden">{words.anotherFor(item.name)}</span>
            </BusyButton>
          )}
        </div>
      </div>
      <UnfoldButton
        label={words.rehab.howTo(item.name)}
        controls={id}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        className="sm:hidden"
      />
    </li>
  );
}
