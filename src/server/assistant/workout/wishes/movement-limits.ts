import type { MovementLimit } from '../../../../contract/assistant/workout-wishes.ts';
import { isHardEffort, type Exercise } from '../exercises.ts';

const ids = (text: string) => new Set(text.trim().split(/\s+/));

const supine =
  ids(`glute-bridge single-leg-bridge hamstring-walkout ball-leg-curl straight-leg-raise dumbbell-floor-press dumbbell-bench-press
barbell-bench-press dead-bug supine-march ball-dead-bug hollow-hold curl-up reverse-crunch figure-four legs-up-wall lying-breath foam-roll-back
bench-hip-thrust hip-thrust-barbell leg-press`);
const prone = ids(`prone-y-raise prone-w-pull superman-pull elbow-drive-row reverse-snow-angel prone-trap-raise back-extension-floor cobra
chest-supported-row`);
const kneeling = ids(`knee-push-up knee-plank donkey-kick bird-dog cat-cow thread-needle hip-flexor-stretch adductor-rock child-pose
half-kneeling-press medicine-ball-twist side-plank-knees nordic-curl lat-chair-stretch`);
const onBench = ids('dumbbell-bench-press barbell-bench-press bench-hip-thrust hip-thrust-barbell leg-press chest-supported-row');
/** On the floor in another way: on the side, sitting, or on hands and feet. */
const otherFloor = ids(`push-up feet-up-push-up close-push-up tempo-push-up pike-push-up side-lying-leg-raise clamshell copenhagen-short
copenhagen-plank side-lying-rotation scapular-push-up plank plank-reach long-lever-plank stir-the-pot ring-body-saw side-plank side-plank-leg-raise
mountain-climber squat-thrust open-book hamstring-stretch butterfly worlds-stretch inchworm downward-dog foam-roll-thigh foam-roll-calf side-lying-rest
adductor-squeeze`);
const onHands =
  ids(`incline-push-up knee-push-up push-up feet-up-push-up close-push-up tempo-push-up ring-push-up pike-push-up scapular-push-up bench-dip
plank-reach bird-dog donkey-kick mountain-climber squat-thrust cat-cow thread-needle adductor-rock inchworm downward-dog worlds-stretch cobra`);
const deepKnee =
  ids(`cossack-squat bulgarian-split-squat dumbbell-bulgarian pistol-box-squat deep-squat-hold split-squat reverse-lunge walking-lunge
lateral-lunge dumbbell-reverse-lunge barbell-back-squat paused-back-squat front-squat hack-squat-machine sumo-squat split-jump child-pose worlds-stretch
nordic-curl`);
const bending =
  ids(`curl-up reverse-crunch hollow-hold hanging-knee-raise good-morning child-pose hamstring-stretch overhead-slam barbell-deadlift
barbell-rdl barbell-row kettlebell-swing wall-chest-hang inchworm downward-dog squat-thrust`);
const twisting = ids('band-chop medicine-ball-twist rotational-throw scoop-toss seated-turn open-book thread-needle worlds-stretch');
const headDown = ids(
  'downward-dog pike-push-up inchworm wall-chest-hang child-pose squat-thrust feet-up-push-up good-morning legs-up-wall',
);
const onOneLeg =
  ids(`single-leg-stand star-reach heel-toe-walk single-leg-deadlift dumbbell-single-leg-rdl pistol-box-squat bulgarian-split-squat
dumbbell-bulgarian single-leg-calf-raise single-leg-hop skater-jump leg-swing side-leg-swing quad-stretch`);

/** What may be done in a chair or wheelchair. */
const sitting =
  ids(`seated-brace seated-march seated-cat-cow seated-turn seated-figure-four ankle-circle cross-body-stretch arm-circle shoulder-roll neck-turn
wrist-circle lat-chair-stretch seated-breath seated-boxing seated-cardio-march seated-arm-sweep seated-knee-extension seated-calf-raise heel-dig
adductor-squeeze hamstring-stretch chest-squeeze isometric-side-raise elbow-drive-row standing-wall-row dumbbell-shoulder-press machine-shoulder-press machine-chest-press
band-press band-chest-press band-row band-pull-apart band-face-pull band-lat-pulldown cable-row lat-pulldown lateral-raise band-lateral-raise dumbbell-curl band-curl
band-triceps overhead-triceps wrist-curl wrist-lowering band-external-rotation throwers-slow-catch chin-tuck neck-isometric band-press-out
leg-extension leg-curl-machine`);

const isFast = ({ pattern, id }: Exercise) =>
  ['jump', 'sprint', 'changeOfDirection'].includes(pattern) ? id !== 'fast-chair-rise' && id !== 'wall-drive' : id === 'fast-feet';
const hasImpact = (one: Exercise) => isFast(one) || Object.values(one.loads).includes('impact');
const isStrength = ({ roles }: Exercise) => roles.includes('strength') || roles.includes('prehab');

const tests: Readonly<Record<MovementLimit, (one: Exercise) => boolean>> = {
  impact: hasImpact,
  overhead: ({ armsAbove }) => armsAbove,
  floor: ({ id }) => (supine.has(id) || prone.has(id) || kneeling.has(id) || otherFloor.has(id)) && !onBench.has(id),
  supine: ({ id }) => supine.has(id),
  prone: ({ id }) => prone.has(id),
  kneeling: ({ id }) => kneeling.has(id),
  onHands: ({ id }) => onHands.has(id),
  deepKnee: ({ id }) => deepKnee.has(id),
  bending: ({ id }) => bending.has(id),
  twisting: ({ id }) => twisting.has(id),
  longHolds: (one) => isStrength(one) && (one.dose.by === 'hold' || one.id.includes('plank')),
  headDown: ({ id }) => headDown.has(id),
  straining: ({ isStrain, needs }) => isStrain || needs.some((oneOf) => oneOf.includes('barbell')),
  hardEffort: (one) => isHardEffort(one) || one.pattern === 'sprint',
  balancing: ({ id }) => onOneLeg.has(id),
  standing: ({ id }) => !sitting.has(id),
};

/** Whether an exercise moves in a way that was left out. */
export const isLimited = (exercise: Exercise, limit: MovementLimit): boolean => tests[limit](exercise);
