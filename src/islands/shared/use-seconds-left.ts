import { useEffect, useState } from 'react';

const secondsUntil = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));

/** Whole seconds until `endsAt` (ms since 1970), down to 0. It follows the clock, so it is right after the tab was suspended. */
export function useSecondsLeft(endsAt: number): number {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const look = () => setLeft(secondsUntil(endsAt));
    // Four times a second, so that a late tick does not skip a number.
    const timer = setInterval(look, 250);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt, isOver]);
  return left;
}
