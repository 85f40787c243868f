import { useEffect, useEffectEvent } from 'react';
import { limits } from '../../contract/limits.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type Props = {
  /** What expires, as screen readers announce it: 'The code'. */
  what: string;
  /** The start in ms since 1970. Give it as the `key` too, so that another start gives another timer. */
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
      {/* A timer is not a live region: not every second should be read aloud. */}
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
