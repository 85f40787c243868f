/**
 * How hard an exercise works what it loads, in rising order: easy movement; a gentle push against resistance that does not move (sitting
 * or lying); body weight on both sides, something light, or a stretch; one side or heavier; and what is fast, far or heaviest.
 */
export const works = ['move', 'press', 'bear', 'strong', 'fast'] as const;
export type Work = (typeof works)[number];

/** The earliest phase (1 to 4) in which an injured part may be worked this hard. */
export const phaseOfWork: Readonly<Record<Work, number>> = { move: 1, press: 1, bear: 2, strong: 3, fast: 4 };

export const tissues = [
  'head',
  'neck',
  'shoulder',
  'elbow',
  'wrist',
  'finger',
  'back',
  'hip',
  'groin',
  'quad',
  'hamstring',
  'knee',
  'shin',
  'calf',
  'ankle',
  'sole',
] as const;
export type Tissue = (typeof tissues)[number];
