import type { Breathe, MeditationCue } from '../../../../contract/assistant/meditation-plan.ts';

export type BreathAt = {
  readonly is: 'in' | 'hold' | 'out' | 'rest';
  /** Whole seconds to the next part, as they are counted aloud. */
  readonly left: number;
  /** How full the lungs are, from 0 to 1. */
  readonly fullness: number;
};

/** Begins and ends slowly, as a breath does. */
const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

/** Where a counted breath stands so many seconds after it began; it goes round until something else is said. */
export function breathAt({ inSeconds, holdSeconds, outSeconds, holdOutSeconds }: Breathe, seconds: number): BreathAt {
  const round = inSeconds + holdSeconds + outSeconds + holdOutSeconds;
  const parts = [
    { is: 'in', lasts: inSeconds, fullness: eased },
    { is: 'hold', lasts: holdSeconds, fullness: () => 1 },
    { is: 'out', lasts: outSeconds, fullness: (share: number) => eased(1 - share) },
    { is: 'rest', lasts: holdOutSeconds, fullness: () => 0 },
  ] as const;
  let passed = round > 0 ? Math.max(0, seconds) % round : 0;
  for (const { is, lasts, fullness } of parts) {
    if (passed < lasts) return { is, left: Math.max(1, Math.ceil(lasts - passed)), fullness: fullness(passed / lasts) };
    passed -= lasts;
  }
  return { is: 'rest', left: 1, fullness: 0 };
}

/** The cue that is on at a second; the first before it begins. */
export const cueAt = (cues: readonly MeditationCue[], seconds: number): number =>
  Math.max(
    0,
    cues.findLastIndex(({ atSeconds }) => atSeconds <= seconds),
  );

/** Seconds as '4:05'. */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
