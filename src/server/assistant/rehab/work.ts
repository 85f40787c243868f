/**
 * What an exercise asks of what it loads, from least to most: moving it as far as is easy, a gentle push against something that does not
 * give (sitting or lying), body weight on both sides or something light or a stretch, one side or heavier, and what is quick, far or heaviest.
 */
export const works = ['move', 'press', 'bear', 'strong', 'fast'] as const;
export type Work = (typeof works)[number];

/** The earliest phase, 1 to 4, in which a hurt part may be worked so. */
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
