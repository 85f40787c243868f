import { useState } from 'react';
import { useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import { useWords } from '../../parts/in-language.tsx';
import { Marked } from '../../parts/Marked.tsx';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Counting({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const left = useSecondsLeft(endsAt);
  const { recipe: words } = useWords();
  return (
    <span className="inline-flex items-center gap-3">
      <span role="timer" className={`numerals text-3xl ${left === 0 ? 'text-good' : ''}`}>
        {clock(left)}
      </span>
      <span role="status" className="font-semibold">
        {left === 0 && words.timeIsUp}
      </span>
      <button type="button" className="link min-h-11 text-sm" onClick={onEnd}>
        {left === 0 ? words.timerOver : words.stopTimer}
      </button>
    </span>
  );
}

/** A timer for a step in minutes. It follows the clock, so it is right after the phone was suspended. */
export function StepTimer({ minutes, step }: { minutes: number; step: number }) {
  const [endsAt, setEndsAt] = useState<number>();
  const { recipe: words } = useWords();
  if (endsAt !== undefined) return <Counting key={endsAt} endsAt={endsAt} onEnd={() => setEndsAt(undefined)} />;
  return (
    <button type="button" className="button button-plain text-sm" onClick={() => setEndsAt(Date.now() + minutes * 60_000)}>
      <Marked text={words.timer(minutes)} className="numerals font-normal" />
      <span className="visually-hidden">{words.timerFor(step)}</span>
    </button>
  );
}
