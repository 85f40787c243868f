import { useState } from 'react';
import { useSecondsLeft } from '../../../shared/use-seconds-left.ts';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Counting({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const left = useSecondsLeft(endsAt);
  return (
    <span className="inline-flex items-center gap-3">
      <span role="timer" className={`numerals text-3xl ${left === 0 ? 'text-good' : ''}`}>
        {clock(left)}
      </span>
      <span role="status" className="font-semibold">
        {left === 0 && 'Time is up'}
      </span>
      <button type="button" className="link min-h-11 text-sm" onClick={onEnd}>
        {left === 0 ? 'Done' : 'Stop the timer'}
      </button>
    </span>
  );
}

/** The minutes of a step, counted from the clock: right again after the phone slept. */
export function StepTimer({ minutes, step }: { minutes: number; step: number }) {
  const [endsAt, setEndsAt] = useState<number>();
  if (endsAt !== undefined) return <Counting key={endsAt} endsAt={endsAt} onEnd={() => setEndsAt(undefined)} />;
  return (
    <button type="button" className="button button-plain text-sm" onClick={() => setEndsAt(Date.now() + minutes * 60_000)}>
      <span className="numerals">{minutes}</span> min timer<span className="visually-hidden"> for step {step}</span>
    </button>
  );
}
