/** What an exercise is for, read from its name alone, so that a wrong pattern or muscle in the product's catalogue is noticed. */
export type Kind =
  | 'squat'
  | 'lunge'
  | 'hinge'
  | 'push'
  | 'overhead'
  | 'row'
  | 'pullDown'
  | 'core'
  | 'carry'
  | 'legAccessory'
  | 'armAccessory'
  | 'lightPull'
  | 'care'
  | 'balance'
  | 'jump'
  | 'sprint'
  | 'throw'
  | 'cardio'
  | 'stretch'
  | 'mobility'
  | 'breath';

/** The first that fits holds. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/breath/i, 'breath'],
  [/single-leg stand|heel-to-toe|star reach|balance/i, 'balance'],
  [
    /lunge with turn|deep squat sit|butterfly|figure-four|stretch|child's pose|cobra|downward dog|open book|thread the needle|seated turn|neck turn|legs up the wall|foam roll|wall forward hang/i,
    'stretch',
  ],
  [/leg swing|hip circle|arm circle|ankle circle|shoulder roll|wrist circle|ankle rock|groin rock|inchworm|cat and cow/i, 'mobility'],
  [
    /interval|bike|rowing machine|treadmill|(brisk|easy) walk|\bjog\b|run and walk|tempo run|shuttle-run repeats|rope skipping|boxing|marching on|fast feet|mountain climber|squat thrust|step jack|standing climber|arm sweep|seated fast march|medicine-ball flow|stair/i,
    'cardio',
  ],
  [/jump|\bhop\b|snap-down|fast chair rise|pogo|long jump|step-off/i, 'jump'],
  [/sprint|acceleration|a-skip|run and stop|crossover run|drop step|shuffle|split step|wall drive|shuttle/i, 'sprint'],
  [/\bslam\b|\bthrow\b|chest pass|\btoss\b/i, 'throw'],
  [/shoulder-blade|turn-out|external rotation|chin tuck|arm brake/i, 'care'],
  [
    /blade squeeze|wall angel|T raise|Y raise|W pull|snow angel|superman|pull-apart|face pull|elbow (press|drive)|bar hang(?!ing)/i,
    'lightPull',
  ],
  [
    /plank|ball circles|dead bug|bird dog|curl-up|crunch|hollow|press-out|chop|knee raise|brace|lying march|seated march|standing march|half-kneeling turn|rotation hold/i,
    'core',
  ],
  [/carry|bear-hug walk/i, 'carry'],
  [
    /calf raise|toe raise|leg curl|leg extension|knee squeeze|clamshell|leg raise|leg drive|heel dig|knee straightening|side walk|hip abduction/i,
    'legAccessory',
  ],
  [/triceps|side raise|chest fly|wrist (curl|lowering)|(dumbbell|band|cable|barbell) curl|curl machine/i, 'armAccessory'],
  [
    /overhead press|shoulder press|pike push-up|angled press|one-arm press|walk-hands press|wall side press|landmine|band press$/i,
    'overhead',
  ],
  [/push-up|bench press|floor press|chest press|incline .*press|palm press|\bdip\b/i, 'push'],
  [/pull-up|chin-up|pull-down|lat pull/i, 'pullDown'],
  [/\brow\b/i, 'row'],
  [/lunge|split squat|step-up|cossack|single-leg squat/i, 'lunge'],
  [/deadlift|hip hinge|good morning|bridge|hip thrust|swing|pull-through|nordic|back extension/i, 'hinge'],
  [/squat|leg press|wall sit/i, 'squat'],
];

export const kindOf = (name: string): Kind | undefined => kinds.find(([is]) => is.test(name))?.[1];

/** Works several joints with a load that decides over the session. */
export const isCompound = (name: string): boolean => {
  const kind = kindOf(name);
  return kind !== undefined && ['squat', 'lunge', 'hinge', 'push', 'overhead', 'row', 'pullDown'].includes(kind);
};
export const isAccessory = (name: string): boolean => {
  const kind = kindOf(name);
  return kind === 'legAccessory' || kind === 'armAccessory' || kind === 'care';
};

export const bigMuscles = ['quads', 'posterior', 'chest', 'back', 'shoulders', 'core'] as const;
export type BigMuscle = (typeof bigMuscles)[number];

/** A set counts whole for what it is meant for, half for what helps (fractional counting, Pelland and others 2025). */
const shares: Readonly<Partial<Record<Kind, Partial<Record<BigMuscle, number>>>>> = {
  squat: { quads: 1, posterior: 0.5 },
  lunge: { quads: 1, posterior: 0.5 },
  hinge: { posterior: 1, back: 0.5 },
  push: { chest: 1, shoulders: 0.5 },
  overhead: { shoulders: 1 },
  row: { back: 1 },
  pullDown: { back: 1 },
  core: { core: 1 },
  carry: { core: 0.5, back: 0.5 },
  lightPull: { back: 0.5, shoulders: 0.5 },
  care: { shoulders: 0.5 },
  throw: { core: 0.5 },
};
const ofAccessories: readonly (readonly [RegExp, Partial<Record<BigMuscle, number>>])[] = [
  [/leg curl|heel dig|leg drive/i, { posterior: 1 }],
  [/leg extension|knee straightening/i, { quads: 1 }],
  [/side raise/i, { shoulders: 1 }],
  [/chest fly/i, { chest: 1 }],
];

/** How much of a set counts for each large muscle. */
export const shareOf = (name: string): Partial<Record<BigMuscle, number>> =>
  ofAccessories.find(([is]) => is.test(name))?.[1] ?? shares[kindOf(name) ?? 'stretch'] ?? {};

export const isLoaded = (name: string): boolean => /barbell|dumbbell|kettlebell|goblet|machine|leg press|cable|lat pull/i.test(name);
export const isHeavyLift = (name: string): boolean =>
  /barbell (back squat|front squat|deadlift|bench press|overhead press|row|romanian)|paused barbell/i.test(name);
export const isHardCardio = (name: string): boolean => /interval|shuttle-run|tempo run|sprint/i.test(name);
