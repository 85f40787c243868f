import type { TrainingCondition } from '../../../src/contract/assistant/training-conditions.ts';
import type { BodyPart, Equipment, Level } from '../../../src/contract/assistant/words.ts';
import type { Exercise } from '../../../src/server/assistant/workout/exercises.ts';

/**
 * What an exercise needs, strains and forbids by its English name alone, written apart from the catalogue's tags so that a wrong one is noticed.
 * Conditions: pregnancy and after birth ACOG opinion 804 (2020) and Goom 2019; heart and blood pressure ACSM's guidelines (11th edition, 2021);
 * osteoporosis Giangregorio 2014 and the Royal Osteoporosis Society (2018); joints Escamilla 2001 (knee), Kolber 2010 (shoulder), McGill 2015 (back).
 */

/** The things of each name; '/' means either. The first line that fits counts, and a name that fits none needs nothing. */
const needs: readonly (readonly [RegExp, string])[] = [
  [/^(Chair|Wall|Floor|Knee|Forearm|Long|Small|Seated|Palm|Lying)\b/, ''],
  [/Band/, 'band'],
  [/Kettlebell/, 'kettlebell'],
  [/Goblet|[Oo]ne-arm|One-hand|Two-hand|Dumbbell (reverse lunge|single-leg|Romanian)/, 'dumbbells/kettlebell'],
  [/Dumbbell step-up/, 'dumbbells+step'],
  [/Dumbbell bench|Incline dumbbell|Chest-supported/, 'bench+dumbbells'],
  [/umbbell/, 'dumbbells'],
  [/Barbell (bench|hip thrust)/, 'barbell+bench'],
  [/[Bb]arbell/, 'barbell'],
  [/Bench/, 'bench'],
  [/[Mm]achine$|Leg press|Leg curl|Cable/, 'machines'],
  [/[Pp]ull-up|Bar hanging/, 'pullUpBar'],
  [/^Ring|^Strap/, 'rings'],
  [/Medicine-ball/, 'medicineBall'],
  [/Exercise-ball/, 'exerciseBall'],
  [/Step-up|Step-off|^Box/, 'step'],
  [/Rope/, 'rope'],
  [/Cone/, 'cones'],
  [/bike|Treadmill/, 'cardio'],
  [/^Foam/, 'roller'],
];
/** Names that the lines above would read wrongly: what begins like a chair's exercise, or hides its machine. */
const needsOf: Readonly<Record<string, string>> = {
  'Slow-lowering pull-up': 'pullUpBar',
  'Seated cable row': 'machines',
  'Steady rowing machine': 'cardio',
  'Rowing machine intervals': 'cardio',
};

const impact = /\bjump|\bhop\b|^(Easy jog|Run and|Running|Steady tempo|Shuttle|Rope|Step-off|5-10-5|Crossover|Drop step|A-skip|10 m|20 m)/;
const legs: readonly BodyPart[] = ['knee', 'ankle', 'achilles', 'foot', 'hip'];

type Load = 'light' | 'medium' | 'heavy' | 'impact';
const ranks: readonly (Load | undefined)[] = [undefined, 'light', 'medium', 'heavy', 'impact'];
/** The least that a movement loads a part. */
const loads: readonly (readonly [RegExp, readonly BodyPart[], Load])[] = [
  [impact, legs, 'impact'],
  [/squat(?! thrust)|lunge|step-up|Leg press|Wall sit|chair rise/i, ['knee', 'quadriceps', 'hip'], 'light'],
  [/squat(?! thrust| jump)|lunge(?! with)|step-up|Leg press|Wall sit/i, ['knee', 'quadriceps'], 'medium'],
  [
    /^Leg extension|Barbell (back|front) squat|Paused barbell|Cossack|Rear-foot|Single-leg squat|Dumbbell step-up|Walking lunge/,
    ['knee'],
    'heavy',
  ],
  [/Kneeling|half-kneeling|Knee plank|Knee push-up|on knees|Bird dog|^Cat and cow|Thread the needle|Child's/i, ['knee'], 'medium'],
  [/^Barbell (back|deadlift|row|Romanian)|Kettlebell swing/, ['lowerBack'], 'heavy'],
  [/deadlift|back extension|Superman|Hollow|Barbell(?! bench)/i, ['lowerBack'], 'light'],
  [/Nordic|deadlift$(?<!Kettlebell deadlift)(?<!Single-leg deadlift)|Bridge walk-out|Kettlebell swing/, ['hamstring'], 'medium'],
  [
    /push-up|[Bb]ench press|Incline dumbbell|overhead|[Ss]houlder press|[Pp]ull-up$|Chin-up|dip$|[Pp]lank|slam|Downward|Inchworm/,
    ['shoulder'],
    'light',
  ],
  [/^(Push-up|Feet-raised|Ring push|Pike|Barbell (bench|overhead)|Pull-up|Chin-up|Chair dip|Dumbbell shoulder)/, ['shoulder'], 'medium'],
  [/[Pp]ull-up$(?<!hang)|Chin-up|dip$|push-up|triceps|curl$(?<=(Dumbbell|Band) curl)/, ['elbow'], 'light'],
  [/push-up$|Downward|Inchworm|Mountain|Bird dog|Barbell|[Pp]ull-up|Chin-up|carry$|hanging|wrist curl/i, ['wrist'], 'light'],
  [/[Cc]alf raise/, ['calf', 'achilles'], 'light'],
  [/Single-leg calf|Dumbbell calf|Fast feet/, ['calf', 'achilles'], 'heavy'],
  [/^(Single-leg stand|Star reach|Heel-to-toe|Skater|Single-leg hop)/, ['ankle', 'foot'], 'medium'],
  [/Barbell back|Barbell overhead|Hollow|curl-up|Superman|neck press/, ['neck'], 'medium'],
  [/Barbell (back|front|deadlift|row)|Pull-up|Chin-up|Superman/, ['upperBack'], 'medium'],
  [/Copenhagen|hip thrust|Cossack/, ['hip'], 'medium'],
  [/Downward|Pike|Inchworm|slam|Running intervals/, ['head'], 'medium'],
];
const tags: readonly (readonly [RegExp, readonly TrainingCondition[]])[] = [
  [impact, ['pregnancy', 'postpartum', 'osteoporosis', 'heart']],
  [/intervals$|repeats$|acceleration|sprint$|5-10-5|tempo run/, ['heart', 'highBloodPressure', 'asthma', 'pregnancy']],
  [
    /^(Barbell|Paused barbell)(?! angled)|Nordic|[Pp]ull-up$(?<!the pull-up)|Hollow|Hack/,
    ['heart', 'highBloodPressure', 'postpartum', 'pregnancy'],
  ],
  [
    /crunch|curl-up|Hollow|knee raise|wood-chop|turn$(?<!neck turn|Standing turn)|slam|side throw|^Cat and|Seated cat|Open book|Thread|Child's/,
    ['osteoporosis'],
  ],
  [
    /^Lying|Superman|Dead bug|dead bug|bridge$|Bridge|Straight-leg|floor press|^Dumbbell bench|crunch|curl-up|Hollow|Low cobra|Floor back|snow angel/,
    ['pregnancy'],
  ],
  [/crunch|curl-up|Hollow|knee raise|^Forearm plank|^Long plank/, ['postpartum']],
  [/Downward|Pike|Inchworm|[Ss]huttle|Side shuffle|Crossover|Open book/, ['vertigo']],
  [/Downward|Pike|Inchworm/, ['heart', 'highBloodPressure']],
];
/** What lies, turns or lands nowhere is for people with these conditions too. */
const everyones =
  /^(Brisk walk|Easy walk|Marching|Seated (belly|march|fast march|slow breath)|Wall (push|plank|calf)|Clamshell|Glute|Chair squat|Shoulder roll|Arm circle)/;
const strains =
  /^(Barbell (back|front|bench|overhead|row|deadlift|Romanian|hip)|Paused barbell|Pull-up$|Chin-up|Nordic|Hollow|Tuck|Split jump|Step-off|20 m)/;
const levels: readonly (readonly [RegExp, Level])[] = [
  [
    /Single-leg squat|^Paused|Tuck|Split jump|Step-off|20 m|Hollow|Ring push|^Copenhagen|^Long plank|Feet-raised|Single-leg hop/,
    'advanced',
  ],
  [impact, 'intermediate'],
  [/Barbell|[Pp]ull-up$|Chin-up|Nordic|Kettlebell swing|Pike|Rear-foot|Chair dip|^(Push-up|Side plank$)/, 'intermediate'],
];
const exempt = /^(Run and walk|Snap-down)/;
const levelRanks: readonly Level[] = ['beginner', 'intermediate', 'advanced'];

const needed = (name: string): string => needsOf[name] ?? needs.find(([word]) => word.test(name))?.[1] ?? '';
const given = (all: readonly (readonly Equipment[])[]): string =>
  all
    .map((oneOf) => [...oneOf].sort().join('/'))
    .sort()
    .join('+');

/** What the name of an exercise says against its tags; empty if nothing. */
export function faultsOf(exercise: Pick<Exercise, 'name' | 'needs' | 'level' | 'loads' | 'notFor' | 'isStrain'>): string[] {
  const name = exercise.name.english;
  const faults: string[] = [];
  if (given(exercise.needs) !== needed(name)) faults.push(`needs '${given(exercise.needs)}', by its name '${needed(name)}'`);
  for (const [words, parts, least] of loads) {
    if (!words.test(name)) continue;
    for (const part of parts)
      if (ranks.indexOf(exercise.loads[part]) < ranks.indexOf(least))
        faults.push(`${part} ${exercise.loads[part] ?? 'unloaded'}, at least ${least}`);
  }
  if (!impact.test(name) && legs.some((part) => part !== 'hip' && exercise.loads[part] === 'impact'))
    faults.push('impact without a landing');
  for (const [words, conditions] of tags)
    if (words.test(name)) for (const one of conditions) if (!exercise.notFor.includes(one)) faults.push(`allowed with ${one}`);
  if (everyones.test(name) && exercise.notFor.some((one) => one !== 'pregnancy')) faults.push(`forbidden with ${exercise.notFor.join()}`);
  if (strains.test(name) !== exercise.isStrain && strains.test(name)) faults.push('no strain');
  for (const [words, least] of levels)
    if (words.test(name) && !exempt.test(name) && levelRanks.indexOf(exercise.level) < levelRanks.indexOf(least))
      faults.push(`${exercise.level}, at least ${least}`);
  if (/^(Chair squat|Wall|Seated|Knee p)/.test(name) && exercise.level !== 'beginner') faults.push(`${exercise.level}, for beginners`);
  return faults;
}
