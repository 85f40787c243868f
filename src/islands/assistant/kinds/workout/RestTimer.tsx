import { useState } from 'react';
import { useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import { useWords } from '../../parts/in-language.tsx';

type Props = { seconds: number; label: string };

function Counting({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const left = useSecondsLeft(endsAt);
  const { workout: words } = useWords();
  return (
    <span className="inline-flex items-center gap-2">
      <span role="timer" aria-label={words.restTimer} className="numerals text-2xl">
        {left}
      </span>
      <span role="status">{left === 0 ? words.go : <span className="visually-hidden">{words.resting}</span>}</span>
      <button type="button" className="link min-h-11 text-sm" onClick={onEnd}>
        {left === 0 ? words.restOver : words.skipRest}
      </button>
    </span>
  );
}

/** Counts the rest after a set. It follows the clock, so it is right after the phone was suspended. */
export function RestTimer({ seconds, label }: Props) {
  const [endsAt, setEndsAt] = useState<number>();
  const { workout: words } = useWords();
  if (endsAt !== undefined) return <Counting key={endsAt} endsAt={endsAt} onEnd={() => setEndsAt(undefined)} />;
  return (
    <button
      type="button"
      className="link min-h-11 text-sm font-semibold max-sm:-my-1.5"
      onClick={() => setEndsAt(Date.now() + seconds * 1_000)}
    >
      {words.rest(seconds)}
      <span className="visually-hidden">{words.restAfter(label)}</span>
    </button>
  );
}
