import { useEffect, useEffectEvent } from 'react';
import { limits } from '../../contract/limits.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type Props = {
  /** What runs out, as a listener should hear it: 'The code'. */
  what: string;
  /** When it began to run, in ms since 1970. Another beginning is another timer: give it as the `key` too. */
  startedAt: number;
  minutes?: number;
  onEnd: () => void;
};

const inMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Spec §4's session timer: counts down as m:ss and calls `onEnd` once at zero. Spoken at the start, at one minute and at the end. */
export function SessionTimer({ what, startedAt, minutes = limits.sessionTimerMinutes, onEnd }: Props) {
  const left = useSecondsLeft(startedAt + minutes * 60_000);
  const isOver = left === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <>
      {/* A timer is not a live region: nobody wants each second read out. */}
      <span role="timer" aria-label={`${what} is valid for`} className="numerals">
        {inMinutes(left)}
      </span>
      <span role="status" className="visually-hidden">
        {spoken(what, left, minutes)}
      </span>
    </>
  );
}

function spoken(what: string, left: number, minutes: number): string {
  if (left === 0) return `${what} has run out.`;
  return left <= 60 ? `${what} is valid for one more minute.` : `${what} is valid for ${minutes} minutes.`;
}
