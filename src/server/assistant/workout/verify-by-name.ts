import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { TrainingCondition } from '../../../contract/assistant/training-conditions.ts';
import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { exerciseOf } from './exercises.ts';
import { hasStyle, isWanted, wishesOf } from './wishes/wishes-of.ts';

/**
 * What must not be in a plan by the English name of an exercise alone, whatever the catalogue's tags say, so that a wrong tag is noticed in the
 * plan. Written apart from the tags, from: ACOG Committee Opinion 804 (2020) and Goom et al. 2019 for pregnancy and after birth; ACSM's
 * Guidelines for Exercise Testing and Prescription (11th edition, 2021) for heart and blood pressure; Giangregorio et al., Too Fit To Fracture
 * (2014) for osteoporosis; Kolber et al. 2010 for the shoulder; Sherrington et al. (Cochrane 2019) for older people.
 */
const impact =
  /\bjumps?\b|\bhop\b|^Pogo|sprint|acceleration|^A-skip|\bjog$|^Run and|^Running|tempo run|^Crossover|skipping|[Ss]huttle|^Step-off|^Drop step|^Depth/;

const inCondition: Readonly<Record<TrainingCondition, readonly RegExp[]>> = {
  pregnancy: [
    impact,
    /^Barbell (?!angled)|^Lying (?!on)|Superman|crunch|curl-up|Hollow|[Dd]ead bug|[Bb]ridge|floor press|bench press$|^(?:Forearm|Knee|Long) plank|slam|intervals$|Legs up/,
  ],
  postpartum: [impact, /^Barbell (?!angled)|crunch|curl-up|Hollow|knee raise|^(?:Forearm|Long) plank|slam/],
  highBloodPressure: [/^Barbell (?!angled)|Downward|^Pike|sprint|Hollow|intervals$/],
  heart: [/^Barbell|intervals$|repeats$|sprint|acceleration|tempo run|slam|[Ss]huttle|Hollow|Nordic/, /\bjump/],
  asthma: [/intervals$|repeats$|tempo run|sprint|squat thrust/],
  diabetes: [],
  osteoporosis: [impact, /crunch|curl-up|Hollow|wood-chop|side throw|slam|half-kneeling turn|^Cat and|^Inchworm|^Barbell row/],
  vertigo: [/Downward|^Pike|^Inchworm|shuffle|[Ss]huttle|\bjumps?\b|Mountain|^Open book|^Thread/],
  hernia: [/^Barbell|^Paused|crunch|curl-up|Hollow|knee raise|^Nordic/],
};

/** The arms come above the shoulders, or beside the ears of a lying or leaning body. */
const armsAbove =
  /overhead|[Ss]houlder press|[Pp]ike|walk-hands press|one-arm press|angled press|[Pp]ull-up|[Cc]hin-up|[Hh]anging|[Pp]ull-down|slam|[Ww]all angel|snow angel|[YW] (?:raise|pull)|Downward|Child's pose|forward hang|lat stretch|Step jack|Standing climber|Medicine-ball flow|Plank with reach|Bird dog|[Dd]ead bug|Hollow|Long plank|Strap plank|Arm circle|scoop toss|face pull|Inchworm|arm brake|wood-chop|[Hh]alf-kneeling hip/;

/** Down on the floor, or on hands and knees. */
const onTheFloor =
  /^Lying|Superman|snow angel|[Bb]ridge(?! walk)|Bridge walk|[Dd]ead bug|Bird dog|Low cobra|Child's pose|Downward|Open book|Thread the needle|crunch|curl-up|Hollow|(?<!Wall )[Pp]lank|(?<!Wall |Chair )[Pp]ush-up(?<!Ring push-up)|Lunge with turn|^Side-lying|Clamshell|^Kneeling|[Hh]alf-kneeling|Mountain|squat thrust|Inchworm|^Floor|Legs up|^Foam roll|Straight-leg raise|Nordic|leg curl$(?<=ball leg curl)|Butterfly|^Cat and|groin rock|lat stretch|circles$|Side plank|Copenhagen/;

const isOld = ({ age, level }: WorkoutRequest) => (age >= 65 && level !== 'advanced') || age >= 75;

function faultOf(
  { id, name }: { readonly id: string; readonly name: string },
  request: WorkoutRequest,
): Pick<Breach, 'rule' | 'message'> | undefined {
  const condition = request.conditions.find((one) => inCondition[one].some((word) => word.test(name)));
  if (condition) return { rule: 'condition', message: `${name} is not for somebody with ${condition}.` };
  const { limits } = wishesOf(request);
  if (limits.includes('overhead') && armsAbove.test(name)) return { rule: 'wish', message: `${name} brings the arms above the shoulders.` };
  if (limits.includes('impact') && impact.test(name)) return { rule: 'wish', message: `${name} has jumps or landings.` };
  const mayFall = isOld(request) || (request.age >= 50 && hasStyle(request, 'steady'));
  if (mayFall && request.level !== 'advanced' && onTheFloor.test(name) && !isWanted({ id }, request))
    return { rule: 'age', message: `${name} is on the floor.` };
  return isOld(request) && impact.test(name) ? { rule: 'age', message: `${name} is not for the age of ${request.age}.` } : undefined;
}

/** The breaches that somebody sees who reads only the names of a plan's exercises. */
export function nameBreaches({ weeks }: WorkoutPlan, request: WorkoutRequest): Breach[] {
  const ids = new Set(
    weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.map(({ exercise }) => exercise)))),
  );
  return [...ids].flatMap((id) => {
    const name = exerciseOf(id)?.name.english;
    const fault = name === undefined ? undefined : faultOf({ id, name }, request);
    return fault ? [{ ...fault, where: id }] : [];
  });
}
