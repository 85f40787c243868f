import { useId, useState } from 'react';
import type { ExerciseCard, WorkoutItem } from '../../../../contract/assistant/workout-plan.ts';
import { DoneTick } from '../../parts/DoneTick.tsx';
import { UnfoldButton } from '../../parts/Fold.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { amountOf } from './amounts.ts';
import { RestTimer } from './RestTimer.tsx';
import { useWords } from '../../parts/in-language.tsx';
import { useOnPaper } from '../../parts/on-paper.ts';
import { BusyButton } from '../../../shared/BusyButton.tsx';

type Props = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'> & { item: WorkoutItem; tickKey: string; card: ExerciseCard | undefined };

function HowTo({ card }: { card: ExerciseCard }) {
  const words = useWords();
  return (
    <>
      <p className="text-sm font-semibold">{words.workout.how}</p>
      <ol className="list-decimal space-y-1 pl-5">
        {card.how.map((cue) => (
          <li key={cue}>{cue}</li>
        ))}
      </ol>
      <p className="text-sm text-muted">
        {words.workout.oftenWrong(card.mistake)}{' '}
        {card.primary.length > 0 && words.workout.works(card.primary.map(({ name }) => name).join(', '))}
      </p>
    </>
  );
}

function Swaps({ item, card, onSwap }: Pick<Props, 'item' | 'card'> & { onSwap: NonNullable<Props['onSwap']> }) {
  const [isWorking, setWorking] = useState(false);
  const words = useWords();
  async function swap(to?: string) {
    setWorking(true);
    await onSwap(item.key, to);
    setWorking(false);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <BusyButton className="link min-h-11 text-sm font-semibold" isBusy={isWorking} onClick={() => void swap()}>
        {isWorking ? words.wait : words.another}
        <span className="visually-hidden">{words.anotherFor(item.name)}</span>
      </BusyButton>
      {card?.easier && (
        <BusyButton className="link min-h-11 text-sm" isBusy={isWorking} onClick={() => void swap(card.easier?.id)}>
          {words.workout.easierOne(card.easier.name)}
        </BusyButton>
      )}
    </div>
  );
}

/** One exercise of a session: how much and how hard; how to do it, and others in its place, unfold. */
export function ExerciseLine({ item, tickKey, card, ticks, onTick, onSwap }: Props) {
  const words = useWords();
  const isOnPaper = useOnPaper();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasHow = card !== undefined && card.how.length > 0;
  const hasTimer = onTick !== undefined && item.restSeconds >= 20;
  const effort = item.rpe === null ? '' : words.workout.effort(item.rpe);
  const rest = item.restSeconds > 0 ? words.workout.restOf(item.restSeconds) : '';
  const hasMore = effort !== '' || rest !== '';
  const how = [item.tempo && words.workout.tempo(item.tempo), item.load].filter(Boolean).join(' · ');
  return (
    <li>
      <div className="flex gap-2">
        <DoneTick item={tickKey} label={item.name} ticks={ticks} onTick={onTick} />
        <div className={`min-w-0 grow ${hasMore ? 'pt-2' : 'py-2'} sm:py-2`}>
          <div className="flex items-baseline justify-between gap-x-4 max-sm:flex-wrap">
            <span className={`min-w-0 font-semibold ${ticks.has(tickKey) ? 'text-muted line-through' : ''}`}>{item.name}</span>
            <span className={`numerals max-w-[50%] shrink-0 text-right text-lg ${hasMore ? 'max-sm:hidden' : ''}`}>
              {amountOf(item, words)}
            </span>
          </div>
          {hasMore && (
            <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted max-sm:-mr-12 sm:gap-x-3">
              {/* On a phone in one line with how hard it is: few names leave it room beside them. */}
              <p className="numerals text-base text-ink sm:hidden">{amountOf(item, words)}</p>
              {effort && <p>{effort}</p>}
              {hasTimer && <RestTimer seconds={item.restSeconds} label={item.name} />}
              {rest && <p className={hasTimer ? 'hidden print:block' : ''}>{rest}</p>}
            </div>
          )}
          {how && <p className="text-sm text-muted max-sm:hidden noscript:block print:block">{how}</p>}
        </div>
        {(hasHow || onSwap || how) && !isOnPaper && (
          <UnfoldButton label={words.workout.more(item.name)} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
      </div>
      <div id={id} data-unfolds hidden={!isOpen} className="space-y-2 pb-3 print:hidden">
        {isOpen && how && <p className="text-sm text-muted sm:hidden">{how}</p>}
        {isOpen && onSwap && <Swaps item={item} card={card} onSwap={onSwap} />}
        {isOpen && hasHow && <HowTo card={card} />}
      </div>
    </li>
  );
}
