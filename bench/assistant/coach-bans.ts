import type { TrainingCondition } from '../../src/contract/assistant/training-conditions.ts';
import type { BodyPart, Equipment } from '../../src/contract/assistant/words.ts';

// What a coach keeps away from, by name. Sources: ACSM's Guidelines for Exercise Testing and Prescription (2021); ACOG Committee Opinion 804
// (2020) for pregnancy; Giangregorio, Too Fit To Fracture (2014) for osteoporosis; NSCA position on youth training (2009); NSCA Essentials (2016).

const impact =
  /\bjump|\bhop\b|pogo|sprint|acceleration|a-skip|\bjog\b|running|tempo run|run and|crossover run|skipping|shuttle|fast feet|step-off|drop step|shuffle|long jump|snap-down/i;
const squatting =
  /(barbell|dumbbell|goblet|hack|paused|single-leg|sumo|wide-stance|bodyweight|slow-lowering) .*squat|leg press|lunge(?! with turn)|split squat|step-up|cossack|leg extension/i;

/** While it hurts. */
export const notWhileHurt: Readonly<Record<BodyPart, readonly RegExp[]>> = {
  head: [impact, /pike|downward|slam|interval|mountain|burpee|barbell (back|front|deadlift|overhead)|paused barbell/i],
  neck: [/barbell (back squat|overhead)|paused barbell|overhead press|shoulder press|curl-up|(?<!reverse )crunch|superman|pike|hollow/i],
  shoulder: [
    /overhead|shoulder press|angled press|pike|bench press|incline|(?<!wall |blade )push-up|\bdip\b|pull-up|chin-up|bar hang|side raise|slam|throw|chest fly|downward dog|one-arm press|strap plank/i,
  ],
  elbow: [
    /chin-up|pull-up(?! bar hang)|(dumbbell|band|barbell|cable) curl|triceps|\bdip\b|close-hand|wrist curl|(?<!wall |chair |blade )push-up/i,
  ],
  wrist: [
    /(?<!wall |blade )push-up|downward dog|inchworm|mountain|plank with reach|barbell|wrist curl|squat thrust|burpee|\bdip\b|cat and cow(?<!seated cat and cow)|bird dog/i,
  ],
  upperBack: [/barbell (back|overhead|row|deadlift)|paused barbell|superman|pull-up(?! bar hang)|chin-up|slam|snow angel/i],
  lowerBack: [
    /barbell (?!bench)|deadlift|good morning|swing(?<!leg swing)|crunch|sit-up|hollow|back extension|superman|slam|side throw|chop|running|\bjump|rowing machine/i,
  ],
  hip: [
    impact,
    /lunge(?! with turn)|cossack|deadlift|hip thrust|swing(?<!leg swing)|copenhagen|knee raise|split squat|deep squat|(barbell|goblet|hack) .*squat/i,
  ],
  hamstring: [
    /nordic|deadlift|romanian|leg curl|good morning|swing|walk-out|single-leg hip hinge|sprint|acceleration|running|\bjump|crossover|drop step|run and stop|shuttle/i,
  ],
  quadriceps: [squatting, /sprint|acceleration|running|\bjump|spanish|standing thigh stretch/i],
  knee: [squatting, impact, /nordic|deep squat|half-kneeling|rear-foot/i],
  shin: [impact],
  calf: [impact, /single-leg calf|dumbbell calf|barbell calf/i],
  achilles: [impact, /single-leg calf|dumbbell calf|barbell calf/i],
  ankle: [impact, /single-leg calf|cossack/i],
  foot: [impact, /single-leg calf/i],
};

const supine = /^lying|floor press|bench press|dead bug|curl-up|crunch|hollow|glute bridge|bridge|legs up|straight-leg raise/i;
const prone = /prone|superman|cobra|snow angel|lying (T|Y|W|elbow)|floor back extension|(?<!seated )heel dig/i;
export const notWith: Readonly<Record<TrainingCondition, readonly RegExp[]>> = {
  pregnancy: [impact, supine, prone, /barbell|long plank|slam|throw|interval/i],
  postpartum: [impact, /curl-up|crunch|sit-up|hollow|long plank|barbell|knee raise|slam/i],
  highBloodPressure: [/downward|pike|sprint|barbell (back squat|deadlift|overhead|bench)|interval/i],
  heart: [/interval|sprint|acceleration|barbell|shuttle|tempo run|box jump/i],
  asthma: [],
  diabetes: [],
  osteoporosis: [
    /curl-up|crunch|sit-up|hollow|chop|throw|slam|half-kneeling turn|\bjump|hop\b|child's pose|inchworm|cat and cow|seated hamstring/i,
  ],
  hernia: [/barbell|crunch|curl-up|sit-up|hollow|slam|box jump/i],
  vertigo: [/downward|pike|inchworm|shuffle|shuttle|crossover|\bjump|hop\b|mountain|burpee/i],
};
export const notForBeginners =
  /nordic|^pull-up$|chin-up|single-leg squat|copenhagen plank$|depth|tuck jump|box jump|hollow|kettlebell swing|ring push-up|pike push-up|barbell (deadlift|front squat|romanian)|feet-raised/i;
/** From 65 on, unless the level is advanced: falls and tendons. */
export const notFrom65 = /box jump|\bhop\b|long jump|sprint|acceleration|squat jump|tuck jump|skater jump/i;

/** One of these is needed for a name; chair, wall and floor are there. */
export const needs: readonly (readonly [RegExp, readonly Equipment[]])[] = [
  [/\bband\b/i, ['band']],
  [/dumbbell|goblet|(one-hand|farmer) carry/i, ['dumbbells', 'kettlebell']],
  [/kettlebell/i, ['kettlebell', 'dumbbells']],
  [/barbell/i, ['barbell']],
  [/bench press|incline dumbbell|chest-supported/i, ['bench']],
  [/pull-up|chin-up|hanging/i, ['pullUpBar']],
  [/\bring\b|\bstrap\b/i, ['rings']],
  [/(?<!rowing )machine|cable|leg press/i, ['machines']],
  [/medicine-ball/i, ['medicineBall']],
  [/step-up|box jump|step-off/i, ['step']],
  [/rope/i, ['rope']],
  [/\bcones?\b/i, ['cones']],
  [/treadmill|stationary bike|rowing machine/i, ['cardio']],
  [/foam roll/i, ['roller']],
];
