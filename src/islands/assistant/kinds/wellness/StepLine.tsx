import { useState } from 'react';
import type { WellnessDay } from '../../../../contract/assistant/wellness.ts';
import { DoneTick } from '../../parts/DoneTick.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { useWords } from '../../parts/in-language.tsx';
import { BusyButton } from '../../../shared/BusyButton.tsx';

type Props = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'> & { item: WellnessDay['items'][number] };

/** One small step of a day: what it is, how to do it, and a button to swap it. */
export function StepLine({ item, ticks, onTick, onSwap }: Props) {
  const [isWorking, setWorking] = useState(false);
  const words = useWords();
  async function swap() {
    setWorking(true);
    await onSwap?.(item.key);
    setWorking(false);
  }
  return (
    <li className="card flex gap-2 px-3 py-2 sm:p-4">
      <DoneTick item={item.key} label={item.name} ticks={ticks} onTick={onTick} />
      <div className="min-w-0 grow">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm text-muted print:min-h-0">
          <p>
            {item.areaName} · <span className="numerals text-base text-ink">{item.minutes}</span> {words.minutes}
          </p>
          {onSwap && (
            <BusyButton className="link min-h-11 text-sm font-semibold print:hidden" isBusy={isWorking} onClick={() => void swap()}>
              {isWorking ? words.wait : words.another}
              <span className="visually-hidden">{words.anotherFor(item.name)}</span>
            </BusyButton>
          )}
        </div>
        <p className={`text-lg sm:text-xl font-semibold ${ticks.has(item.key) ? 'text-muted line-through' : ''}`}>{item.name}</p>
        <p className="max-w-[62ch] pb-2 sm:mt-1">{item.how}</p>
      </div>
    </li>
  );
}
