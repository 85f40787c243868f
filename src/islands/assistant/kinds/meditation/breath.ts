import type { Breathe, MeditationCue } from '../../../../contract/assistant/meditation-plan.ts';

export type BreathAt = {
  readonly is: 'in' | 'hold' | 'out' | 'rest';
  /** Whole seconds until the next phase of the breath, as they are counted aloud. */
  readonly left: number;
  /** How full the lungs are, 0 to 1. */
  readonly fullness: number;
};

/** Starts and ends slowly, as a breath does. */
const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

/** The phase of a counted breath at this many seconds after its start; the pattern repeats. */
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

/** The index of the cue that applies at a second; 0 before the first one starts. */
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
