import { useEffect, useRef, useState } from 'react';
import type { Breathe } from '../../../../contract/assistant/meditation-plan.ts';
import { breathAt } from './breath.ts';
import { useWords } from '../../parts/in-language.tsx';

type Props = {
  breathe: Breathe | null;
  /** Seconds since the breathing started, for the counts. */
  seconds: number;
  /** The clock time (ms since 1970) of second 0 while it runs. */
  since: number | undefined;
};

const least = 0.45;
const scaleOf = (fullness: number) => `scale(${least + (1 - least) * fullness})`;

/** Whether animations are allowed; follows the reduced-motion setting as it changes. */
function useMayMove(): boolean {
  const [may, setMay] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setMay(!query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return may;
}

/** Breathing as a circle that grows and shrinks, with the count in it; with reduced motion, the count and a bar. */
export function BreathCircle({ breathe, seconds, since }: Props) {
  const circle = useRef<HTMLDivElement>(null);
  const mayMove = useMayMove();
  const { meditation: words } = useWords();
  const breath = breathe && breathAt(breathe, seconds);
  // While it runs, the animation follows the clock; `seconds` is used for the count only.
  const stillAt = since === undefined ? seconds : 0;
  useEffect(() => {
    const drawn = circle.current;
    if (!drawn || !mayMove) return;
    if (!breathe) {
      drawn.style.transform = scaleOf(0.4);
      return;
    }
    if (since === undefined) {
      drawn.style.transform = scaleOf(breathAt(breathe, stillAt).fullness);
      return;
    }
    let frame = requestAnimationFrame(function draw() {
      drawn.style.transform = scaleOf(breathAt(breathe, (Date.now() - since) / 1_000).fullness);
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [breathe, since, mayMove, stillAt]);

  return (
    <div className="relative grid aspect-square w-[min(72vw,40dvh,22rem)] place-items-center" data-breath={breath?.is ?? 'none'}>
      <div className="absolute inset-0 rounded-full border border-pitch-line" aria-hidden="true" />
      {mayMove && (
        <div
          ref={circle}
          aria-hidden="true"
          className="absolute inset-0 rounded-full bg-[radial-gradient(circle_at_50%_35%,var(--color-pitch-line),var(--color-pitch-raised)_75%)] ring-2 ring-chalk-muted/40 will-change-transform"
        />
      )}
      {breath && (
        <div className="relative text-center">
          <p className="text-lg text-chalk">{words.breath[breath.is]}</p>
          <p className="numerals text-6xl text-chalk">{breath.left}</p>
          {!mayMove && (
            <div className="mt-2 h-2 w-32 rounded-full bg-pitch-line" aria-hidden="true">
              <div className="h-2 rounded-full bg-chalk" style={{ width: `${100 * breath.fullness}%` }} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
