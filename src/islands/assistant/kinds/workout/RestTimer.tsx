import { useState } from 'react';
import { useSecondsLeft } from '../../../shared/use-seconds-left.ts';

type Props = { seconds: number; label: string };

function Counting({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const left = useSecondsLeft(endsAt);
  return (
    <span className="inline-flex items-center gap-2">
      <span role="timer" aria-label="Rest" className="numerals text-2xl">
        {left}
      </span>
      <span role="status">{left === 0 ? 'Go' : <span className="visually-hidden">Resting</span>}</span>
      <button type="button" className="link min-h-11 text-sm" onClick={onEnd}>
        {left === 0 ? 'Done' : 'Skip the rest'}
      </button>
    </span>
  );
}

/** Counts the rest after a set; read from the clock, so a phone that slept is right when it wakes. */
export function RestTimer({ seconds, label }: Props) {
  const [endsAt, setEndsAt] = useState<number>();
  if (endsAt !== undefined) return <Counting key={endsAt} endsAt={endsAt} onEnd={() => setEndsAt(undefined)} />;
  return (
    <button type="button" className="link min-h-11 text-sm font-semibold" onClick={() => setEndsAt(Date.now() + seconds * 1_000)}>
      Rest {seconds} s<span className="visually-hidden"> after {label}</span>
    </button>
  );
}
