import type { SportId } from '../../../contract/sports.ts';
import type { BodyPart } from '../../../contract/assistant/words.ts';
import type { Pattern } from './exercises.ts';

export type SportNeeds = {
  /** The movement patterns that the sport needs most. */
  patterns: readonly Pattern[];
  /** Power exercises, most suitable first. */
  power: readonly string[];
  /** Exercises against the sport's usual injuries, best evidence first; an easier one replaces one that is not allowed. */
  prehab: readonly string[];
  /** Stop-and-go sports train intervals, the others steady work. */
  isStopAndGo: boolean;
};

const landing = ['snap-down', 'squat-jump', 'broad-jump', 'single-leg-hop'];
const turns = ['lateral-shuffle', 'shuttle-5-10-5', 'deceleration-stick', 'crossover-run'];
const knee = ['single-leg-stand', 'hamstring-walkout', 'side-plank', 'banded-lateral-walk', 'glute-bridge'];
const groin = ['copenhagen-plank', 'copenhagen-short', 'adductor-squeeze'];
const cuff = [
  'band-external-rotation',
  'side-lying-rotation',
  'wall-external-rotation',
  'throwers-slow-catch',
  'prone-trap-raise',
  'wall-angel',
];
const elbow = ['wrist-lowering', 'wrist-curl'];

const needs = {
  7: {
    patterns: ['squat', 'lunge', 'jump'],
    power: ['box-jump', ...landing, ...turns],
    prehab: ['calf-raise', 'star-reach', ...knee, 'spanish-squat'],
    isStopAndGo: true,
  },
  8: {
    patterns: ['lunge', 'hinge', 'sideCore'],
    power: ['acceleration-10', ...turns, ...landing, 'wall-drive'],
    prehab: ['nordic-curl', ...groin, 'hamstring-walkout', ...knee, 'calf-raise'],
    isStopAndGo: true,
  },
  9: {
    patterns: ['rotation', 'row', 'lunge'],
    power: ['rotational-throw', 'acceleration-10', 'drop-step-sprint', ...landing, 'chest-pass-throw'],
    prehab: [...cuff, ...elbow, 'hamstring-walkout'],
    isStopAndGo: false,
  },
  11: {
    patterns: ['squat', 'press', 'jump'],
    power: ['squat-jump', 'box-jump', ...landing, 'split-step-react'],
    prehab: [...cuff, 'spanish-squat', 'star-reach', 'calf-raise', ...knee],
    isStopAndGo: true,
  },
  12: {
    patterns: ['lunge', 'sideCore', 'hinge'],
    power: ['skater-jump', 'lateral-shuffle', 'crossover-run', ...landing],
    prehab: [...groin, 'side-plank', 'banded-lateral-walk', 'bird-dog', 'chin-tuck'],
    isStopAndGo: true,
  },
  16: {
    patterns: ['rotation', 'lunge', 'row'],
    power: ['acceleration-10', 'rotational-throw', 'drop-step-sprint', ...landing, 'wall-drive'],
    prehab: ['band-external-rotation', 'side-plank', 'nordic-curl', ...cuff, 'bird-dog', 'hamstring-walkout', 'glute-bridge'],
    isStopAndGo: false,
  },
  17: {
    patterns: ['lunge', 'press', 'rotation'],
    power: ['split-step-react', 'lateral-shuffle', 'skater-jump', ...landing],
    prehab: ['calf-raise', ...cuff, 'star-reach', 'wrist-lowering', ...knee],
    isStopAndGo: true,
  },
  18: {
    patterns: ['lunge', 'rotation', 'row'],
    power: ['shuttle-5-10-5', 'acceleration-10', 'rotational-throw', ...turns, ...landing],
    prehab: ['nordic-curl', ...groin, ...cuff, ...knee],
    isStopAndGo: true,
  },
  19: {
    patterns: ['rotation', 'hinge', 'antiRotation'],
    power: ['rotational-throw', 'scoop-toss', 'fast-chair-rise', 'snap-down'],
    prehab: ['bird-dog', 'side-plank', 'dead-bug', 'wrist-lowering', 'prone-trap-raise', 'wall-angel'],
    isStopAndGo: false,
  },
  20: {
    patterns: ['lunge', 'rotation', 'row'],
    power: ['split-step-react', 'lateral-shuffle', 'rotational-throw', 'crossover-run', ...landing],
    prehab: ['band-external-rotation', 'wrist-lowering', ...cuff, 'adductor-squeeze', 'calf-raise', 'side-plank'],
    isStopAndGo: true,
  },
  30: {
    patterns: ['push', 'jump', 'rotation'],
    power: ['squat-jump', 'chest-pass-throw', 'overhead-slam', ...turns, ...landing],
    prehab: ['band-external-rotation', 'nordic-curl', ...cuff, ...knee, 'star-reach'],
    isStopAndGo: true,
  },
  36: {
    patterns: ['rotation', 'row', 'lunge'],
    power: ['rotational-throw', 'acceleration-10', 'drop-step-sprint', ...landing, 'chest-pass-throw'],
    prehab: [...cuff, ...elbow, 'hamstring-walkout', 'side-plank'],
    isStopAndGo: false,
  },
} as const satisfies Readonly<Record<SportId, SportNeeds>>;

/** What a sport needs from training; undefined for none. */
export const sportNeeds = (sport: number | null): SportNeeds | undefined => (sport === null ? undefined : needs[sport as SportId]);

/** Exercises for a part that hurt before, gentlest first. */
export const prehabFor: Readonly<Partial<Record<BodyPart, readonly string[]>>> = {
  ankle: ['single-leg-stand', 'calf-raise', 'star-reach'],
  achilles: ['calf-raise', 'seated-calf-raise'],
  calf: ['calf-raise', 'seated-calf-raise'],
  shin: ['tibialis-raise', 'calf-raise'],
  knee: ['glute-bridge', 'straight-leg-raise', 'spanish-squat', 'clamshell'],
  hamstring: ['hamstring-walkout', 'glute-bridge', 'nordic-curl'],
  quadriceps: ['straight-leg-raise', 'wall-sit'],
  hip: ['adductor-squeeze', 'clamshell', 'copenhagen-short'],
  lowerBack: ['bird-dog', 'dead-bug', 'side-plank-knees'],
  shoulder: ['band-external-rotation', 'wall-external-rotation', 'wall-angel', 'scapular-push-up'],
  elbow: ['wrist-lowering'],
  wrist: ['wrist-lowering'],
  neck: ['chin-tuck'],
  upperBack: ['wall-angel', 'prone-trap-raise'],
};
