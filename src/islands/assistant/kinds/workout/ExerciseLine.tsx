import { useState } from 'react';
import type { ExerciseCard, WorkoutItem } from '../../../../contract/assistant/workout-plan.ts';
import { DoneTick } from '../../parts/DoneTick.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { amountOf } from './amounts.ts';
import { RestTimer } from './RestTimer.tsx';
import { useWords } from '../../parts/in-language.tsx';
import { useOnPaper } from '../../parts/on-paper.ts';
import { BusyButton } from '../../../shared/BusyButton.tsx';

type Props = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'> & { item: WorkoutItem; tickKey: string; card: ExerciseCard | undefined };

/** One exercise of a session: how much, how hard, how to do it, and a button to swap it. */
export function ExerciseLine({ item, tickKey, card, ticks, onTick, onSwap }: Props) {
  const [isWorking, setWorking] = useState(false);
  const words = useWords();
  const isOnPaper = useOnPaper();
  async function swap(to?: string) {
    setWorking(true);
    await onSwap?.(item.key, to);
    setWorking(false);
  }
  const isDone = ticks.has(tickKey);
  return (
    <li className="flex gap-2">
      <DoneTick item={tickKey} label={item.name} ticks={ticks} onTick={onTick} />
      <div className="min-w-0 grow py-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={`font-semibold ${isDone ? 'text-muted line-through' : ''}`}>{item.name}</span>
          <span className="numerals text-lg">{amountOf(item, words)}</span>
        </div>
        <p className="text-sm text-muted">
          {[
            item.rpe !== null && words.workout.effort(item.rpe),
            item.tempo && words.workout.tempo(item.tempo),
            item.load,
            item.restSeconds > 0 && words.workout.restOf(item.restSeconds),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 print:hidden">
          {onTick && item.restSeconds >= 20 && <RestTimer seconds={item.restSeconds} label={item.name} />}
          {onSwap && (
            <BusyButton className="link min-h-11 text-sm font-semibold" isBusy={isWorking} onClick={() => void swap()}>
              {isWorking ? words.wait : words.another}
              <span className="visually-hidden">{words.anotherFor(item.name)}</span>
            </BusyButton>
          )}
          {onSwap && card?.easier && (
            <BusyButton className="link min-h-11 text-sm" isBusy={isWorking} onClick={() => void swap(card.easier?.id)}>
              {words.workout.easierOne(card.easier.name)}
            </BusyButton>
          )}
        </div>
        {card && card.how.length > 0 && !isOnPaper && (
          <details>
            <summary className="min-h-11 content-center text-sm font-semibold">
              {words.workout.how}
              <span className="visually-hidden">{words.workout.howTo(item.name)}</span>
            </summary>
            <ol className="list-decimal space-y-1 pb-3 pl-5">
              {card.how.map((cue) => (
                <li key={cue}>{cue}</li>
              ))}
            </ol>
            <p className="pb-3 text-sm text-muted">
              {words.workout.oftenWrong(card.mistake)}{' '}
              {card.primary.length > 0 && words.workout.works(card.primary.map(({ name }) => name).join(', '))}
            </p>
          </details>
        )}
      </div>
    </li>
  );
}
