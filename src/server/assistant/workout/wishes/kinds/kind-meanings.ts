import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import type { ExerciseNamed, MovementLimit, SessionStyle } from '../../../../../contract/assistant/workout-wishes.ts';
import { exerciseGroups } from '../exercise-groups.ts';

const move = (...limits: readonly MovementLimit[]): Constraint[] => limits.map((value) => ({ type: 'movement', value }));
const style = (value: SessionStyle): Constraint[] => [{ type: 'style', value }];
const named = (id: string): ExerciseNamed => {
  const group = exerciseGroups.find((one) => one.id === id);
  return { id, english: group?.english ?? id, hindi: group?.hindi ?? id };
};
const goal = (value: Extract<Constraint, { type: 'trainFor' }>['value']): Constraint[] => [{ type: 'trainFor', value }];
const ill = (value: Extract<Constraint, { type: 'condition' }>['value']): Constraint[] => [{ type: 'condition', value }];

/** What a kind of wish asks of a plan, where the phrase itself adds nothing. Sources of what conditions forbid: `read-health.ts`. */
export const meaningsOfKinds: Readonly<Record<string, readonly Constraint[]>> = {
  quiet: move('impact'),
  noFloor: move('floor', 'supine', 'prone', 'kneeling'),
  noLying: move('supine', 'prone'),
  noProne: move('prone'),
  noKneel: move('kneeling'),
  noOverhead: move('overhead'),
  noDeepKnee: move('deepKnee', 'impact'),
  noBending: [{ type: 'injury', value: 'lowerBack' }, ...move('bending', 'twisting')],
  noTwisting: move('twisting'),
  noHands: move('onHands'),
  noStrain: move('straining'),
  noHard: move('hardEffort'),
  noBalance: move('balancing'),
  noHeadDown: move('headDown'),
  wantBalance: [{ type: 'wantExercise', value: named('balance') }],
  wantPosture: [{ type: 'wantExercise', value: named('posture') }],
  pregnancy: ill('pregnancy'),
  postpartum: ill('postpartum'),
  bloodPressure: ill('highBloodPressure'),
  heart: ill('heart'),
  asthma: ill('asthma'),
  diabetes: ill('diabetes'),
  osteoporosis: ill('osteoporosis'),
  vertigo: [...ill('vertigo'), ...move('headDown')],
  hernia: ill('hernia'),
  leaking: move('impact', 'straining'),
  hypermobile: move('impact'),
  strength: goal('strength'),
  muscle: goal('muscle'),
  loseFat: goal('fatLoss'),
  endurance: goal('endurance'),
  comeback: goal('comeback'),
  beginner: [{ type: 'level', value: 'beginner' }],
  advanced: [{ type: 'level', value: 'advanced' }],
  supersets: style('supersets'),
  circuit: style('circuit'),
  mobilityOnly: style('mobility'),
  longWarmUp: style('longWarmUp'),
  longCoolDown: style('longCoolDown'),
  explained: style('explained'),
  spread: [{ type: 'spread', value: 'yes' }],
  nothing: [{ type: 'onlyEquipment', value: [] }],
  calisthenics: (['dumbbells', 'kettlebell', 'barbell', 'machines'] as const).map((value) => ({ type: 'without', value })),
  noCardio: [{ type: 'noExercise', value: named('cardio') }],
  bound: move('onHands'),
  noTurning: [{ type: 'noExercise', value: named('turns') }],
  noImpactAsked: move('impact'),
  deload: style('deload'),
  progression: style('progression'),
  space: [{ type: 'noExercise', value: named('travelling') }],
  finisher: [{ type: 'wantExercise', value: named('cardio') }],
  air: move('hardEffort'),
  ill: [],
};
