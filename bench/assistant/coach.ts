import { atMost, percentile, plain, report } from '../report.ts';
import type { Figure } from '../report.ts';
import { coachForms } from './coach-forms.ts';
import { isWhole, planOf, sumOf, trainedIn } from './coach-plans.ts';
import type { Made } from './coach-plans.ts';
import {
  easingMinutes,
  filledTime,
  forbiddenIn,
  isSaidShorter,
  oddAccessories,
  oddWarmUp,
  offTime,
  repsOff,
  stretchesIn,
  tooManyStretches,
  trainingShare,
  unaskedEndurance,
  unknownNames,
  wrongName,
  wrongOrder,
} from './coach-sessions.ts';
import {
  hardCardioInARow,
  heavyInARow,
  missingBalance,
  missingEndurance,
  oddSplit,
  seldomTrained,
  setsOff,
  tooHardEfforts,
  unbalanced,
  wrongDays,
  wrongProgress,
} from './coach-weeks.ts';
import {
  againstBrittleBones,
  deepForTheStiff,
  drillsAsStrength,
  longCoolDown,
  missingBigLifts,
  oneSidedDays,
  scatteredWarmUp,
  sessionsOf,
  unwholeDays,
  withoutRunning,
} from './coach-reading.ts';
import { perCent, showWorst } from './findings.ts';
import type { Finding, Judged } from './findings.ts';

const judged = (figure: Figure, findings: readonly Finding[] = []): Judged => ({ figure, findings });
const none = (name: string, findings: readonly Finding[], unit: string): Judged => judged(atMost(name, findings.length, unit, 0), findings);
const few = (name: string, findings: readonly Finding[], of: number, most: number): Judged =>
  judged(atMost(name, perCent(findings.length, of), '%', most), findings);

/** Frequency, sets, balance and split of the weeks of people whom nothing hurts. */
function judgeWeeks(plans: readonly Made[]): Judged[] {
  const whole = plans.filter(isWhole);
  const sets = whole.map(setsOff);
  const balances = whole.map(unbalanced);
  const rows = plans.map(heavyInARow);
  return [
    few('weeks in which push, pull, knee or hip comes too seldom', whole.flatMap(seldomTrained), whole.length, 5),
    few(
      'weekly sets of a large muscle out of range',
      sets.flatMap(({ findings }) => findings),
      sumOf(sets, ({ of }) => of),
      2,
    ),
    few(
      'weeks with push and pull out of balance',
      balances.flatMap(({ pushPull }) => pushPull),
      whole.length,
      5,
    ),
    few(
      'weeks with thigh and hip out of balance',
      balances.flatMap(({ kneeHip }) => kneeHip),
      whole.length,
      5,
    ),
    few('splits that do not fit the number of days', whole.flatMap(oddSplit), whole.length, 2),
    few(
      'days with a muscle trained heavily again the day after',
      rows.flatMap(({ findings }) => findings),
      sumOf(rows, ({ of }) => of),
      2,
    ),
    none('weeks with sessions on wrong days', plans.flatMap(wrongDays), 'weeks'),
    none('hard intervals on two days in a row', plans.flatMap(hardCardioInARow), 'sessions'),
    none('endurance or fat loss without endurance work', whole.flatMap(missingEndurance), 'weeks'),
    none('weeks without balance from 65 on', plans.flatMap(missingBalance), 'weeks'),
  ];
}

function judgeSessions(plans: readonly Made[]): Judged[] {
  const first = plans.flatMap((made) => trainedIn(made, [1]));
  const whole = plans.filter(isWhole).flatMap((made) => trainedIn(made, [1]));
  const orders = first.map(wrongOrder);
  const all = plans.flatMap((made) => trainedIn(made, [1, 2, 3, 4]));
  const working = plans.flatMap((made) => trainedIn(made, [1, 2, 3]));
  const times = working.map(offTime);
  const reps = all.map(repsOff);
  const lifts = sumOf(reps, ({ of }) => of);
  const stretches = first.map(({ session }) => stretchesIn(session).length);
  return [
    few('sessions that are not what their name says', whole.flatMap(wrongName), whole.length, 0),
    few(
      'sessions with a small exercise before a compound lift',
      orders.flatMap(({ accessoryFirst }) => accessoryFirst),
      first.length,
      2,
    ),
    few(
      'sessions with a heavy lift after lighter ones',
      orders.flatMap(({ lightFirst }) => lightFirst),
      first.length,
      2,
    ),
    few('sessions with accessories where they do not belong', whole.flatMap(oddAccessories), whole.length, 2),
    few('sessions with a warm-up under 5 or over 8 minutes', first.flatMap(oddWarmUp), first.length, 2),
    few('sessions with more than 8 stretches', first.flatMap(tooManyStretches), first.length, 0),
    few('sessions filled with easing instead of training', all.flatMap(filledTime), all.length, 2),
    judged(plain('training in a session, median', 100 * percentile(all.map(trainingShare), 0.5), '%')),
    judged(plain('breathing and stretching after the work, p95', percentile(all.map(easingMinutes), 0.95), 'min')),
    few(
      'sessions that end earlier than asked, as the plan says',
      working.filter(isSaidShorter).map((one) => ({ says: one.session.name, badness: 1 })),
      working.length,
      10,
    ),
    judged(plain('stretches in a session, median', percentile(stretches, 0.5), 'stretches')),
    few('endurance work that nobody asked for', first.flatMap(unaskedEndurance), first.length, 0),
    few(
      'sessions whose stated time is off by over 10 %',
      times.flatMap(({ stated }) => stated),
      times.length,
      2,
    ),
    few(
      'sessions whose time is off by over 10 % by our watch',
      times.flatMap(({ real }) => real),
      times.length,
      2,
    ),
    few(
      'main lifts with repetitions that do not fit the goal',
      reps.flatMap(({ off }) => off),
      lifts,
      5,
    ),
    few(
      'main lifts with too little rest',
      reps.flatMap(({ rests }) => rests),
      lifts,
      5,
    ),
  ];
}

function judgePlans(plans: readonly Made[]): Judged[] {
  const progress = plans.map(wrongProgress);
  const forbidden = plans.map(forbiddenIn);
  return [
    none(
      'plans that do not progress',
      progress.flatMap(({ flat }) => flat),
      'plans',
    ),
    none(
      'plans whose sets grow by over 20 % in a week',
      progress.flatMap(({ steep }) => steep),
      'plans',
    ),
    none(
      'plans whose fourth week does not unload',
      progress.flatMap(({ noRest }) => noRest),
      'plans',
    ),
    none('plans with more effort than level and age allow', plans.flatMap(tooHardEfforts), 'plans'),
    none(
      'exercises against an injury or a condition',
      forbidden.flatMap(({ harmful }) => harmful),
      'exercises',
    ),
    none(
      'exercises too hard for level or age',
      forbidden.flatMap(({ tooHard }) => tooHard),
      'exercises',
    ),
    none(
      'exercises without their equipment',
      forbidden.flatMap(({ noTools }) => noTools),
      'exercises',
    ),
    none(
      'exercises that our lists do not know',
      [...new Set(plans.flatMap(unknownNames))].map((says) => ({ says, badness: 1 })),
      'names',
    ),
  ];
}

/** What somebody sees who reads whole weeks aloud. */
function judgeReading(plans: readonly Made[]): Judged[] {
  const sessions = sessionsOf(plans);
  return [
    none('weeks for endurance without a run', plans.flatMap(withoutRunning), 'weeks'),
    none('weeks for strength without squat, bench, deadlift or press', plans.flatMap(missingBigLifts), 'weeks'),
    none('drills as strength of the experienced', sessions.flatMap(drillsAsStrength), 'sessions'),
    few('whole-body days without squat, hinge, push or pull', sessions.flatMap(unwholeDays), sessions.length, 1),
    none('days to push or pull in one direction only', sessions.flatMap(oneSidedDays), 'sessions'),
    none('warm-ups of fewer than three or more than five moves', sessions.flatMap(scatteredWarmUp), 'sessions'),
    none('cool-downs of more than four items', sessions.flatMap(longCoolDown), 'sessions'),
    none('bends, twists and falls with brittle bones', plans.flatMap(againstBrittleBones), 'exercises'),
    none('deep squats of the stiff, sore or new', sessions.flatMap(deepForTheStiff), 'sessions'),
  ];
}

/** Plans for varied forms as a strength coach would judge them; the limits are the coach's own. */
export function judgeWorkouts(count = 200): Judged[] {
  const made = coachForms(count).map((form, seed) => planOf(form, seed));
  const refused = made.filter((one) => typeof one === 'string').map((says) => ({ says, badness: 1 }));
  const plans = made.filter((one) => typeof one !== 'string');
  return [
    none('forms without a plan', refused, 'forms'),
    ...judgeWeeks(plans),
    ...judgeSessions(plans),
    ...judgePlans(plans),
    ...judgeReading(plans),
  ];
}

if (import.meta.main) {
  const all = judgeWorkouts();
  report(
    'assistant coach',
    all.map(({ figure }) => figure),
  );
  if (process.argv.includes('--show')) showWorst(all);
}
