import type { Weekday } from '../../src/contract/assistant/weekdays.ts';
import type { Wish, WishOutcome } from '../../src/contract/assistant/wishes.ts';
import type { WorkoutPlan } from '../../src/contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../src/contract/assistant/workout.ts';
import type { Equipment } from '../../src/contract/assistant/words.ts';

export type Made = { readonly plan: WorkoutPlan; readonly request: WorkoutRequest; readonly wishes: readonly Wish[] };
/** What a plan must hold; the text says what is wrong with one that does not. */
export type Check = { readonly says: string; readonly holds: (made: Made) => boolean };

// Judged by the shown names alone, apart from the planner's loads, groups and roles.
const names = ({ plan }: Made) => plan.exercises.map(({ name }) => name);
const check = (says: string, holds: (made: Made) => boolean): Check => ({ says, holds });

export const no = (words: RegExp) => check(`no ${words}`, (made) => !names(made).some((name) => words.test(name)));
export const some = (words: RegExp) => check(`some ${words}`, (made) => names(made).some((name) => words.test(name)));

const short: Readonly<Record<string, Weekday>> = {
  mo: 'monday',
  tu: 'tuesday',
  we: 'wednesday',
  th: 'thursday',
  fr: 'friday',
  sa: 'saturday',
  su: 'sunday',
};
const listed = (days: string) => days.split(' ').map((day) => short[day]);
const daysOf = ({ plan }: Made) => plan.weeks.flatMap(({ sessions }) => sessions.map(({ weekday }) => weekday));

export const only = (days: string) => check(`only ${days}`, (made) => daysOf(made).every((day) => listed(days).includes(day)));
export const notOn = (days: string) => check(`not on ${days}`, (made) => !daysOf(made).some((day) => listed(days).includes(day)));
export const times = (least: number, most = least) =>
  check(`${least} to ${most} sessions`, ({ plan }) =>
    plan.weeks.every(({ sessions }) => sessions.length >= least && sessions.length <= most),
  );
export const atMost = (minutes: number, on?: string) =>
  check(`at most ${minutes} minutes ${on ?? ''}`, ({ plan }) =>
    plan.weeks.every(({ sessions }) => sessions.every((one) => (on && !listed(on).includes(one.weekday)) || one.minutes <= minutes)),
  );
export const about = (minutes: number, on?: string) =>
  check(`about ${minutes} minutes ${on ?? ''}`, ({ plan }) =>
    plan.weeks
      .slice(0, 3)
      .every(({ sessions }) => sessions.every((one) => (on && !listed(on).includes(one.weekday)) || one.minutes >= minutes * 0.6)),
  );
export const tools = (...allowed: readonly Equipment[]) =>
  check(`only ${allowed.join(', ')}`, ({ plan }) =>
    plan.exercises.every(({ equipment }) => equipment.every(({ id }) => allowed.some((one) => one === id))),
  );
export const uses = (tool: Equipment) =>
  check(`uses ${tool}`, ({ plan }) => plan.exercises.some(({ equipment }) => equipment.some(({ id }) => id === tool)));
export const without = (...tools: readonly Equipment[]) =>
  check(
    `without ${tools.join(', ')}`,
    ({ plan }) => !plan.exercises.some(({ equipment }) => equipment.some(({ id }) => tools.some((one) => one === id))),
  );
export const apart = check('no two days in a row', ({ plan }) => {
  const order = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  return plan.weeks.every(({ sessions }) => {
    const at = sessions.map(({ weekday }) => order.indexOf(weekday));
    return !at.some((day) => at.includes((day + 1) % 7));
  });
});

const landing =
  /\bjump|\bhop\b|pogo|sprint|acceleration|a-skip|\bjog\b|\brun\b|running|skipping|shuttle|fast feet|step-off|drop step|shuffle|snap-down|split step/i;
export const noImpact = check('nothing lands', (made) => !names(made).some((name) => landing.test(name)));
export const noOverhead = no(/overhead|shoulder press|pike|pull-up|chin-up|slam|bar hang/i);
export const notSupine = no(
  /^lying (march|belly)|dead bug|bridge|floor press|(dumbbell|barbell) bench press|curl-up|crunch|hollow|straight-leg|hip thrust/i,
);
export const noFloor = no(
  /(?<!wall |chair )plank|(?<!wall |chair )push-up|dead bug|bird dog|bridge|curl-up|crunch|hollow|superman|clamshell|lying|cobra|child's pose|foam roll|^cat and cow|mountain climber|butterfly|downward/i,
);
export const noDeepKnee = no(/lunge|split squat|cossack|deep squat|single-leg squat|barbell (back|front) squat|hack/i);
export const noBending = no(/curl-up|crunch|hollow|good morning|barbell (deadlift|row|romanian)|child's pose|seated hamstring|slam/i);
export const level = (most: string) =>
  check(`level at most ${most}`, ({ plan }) => {
    const levels = ['beginner', 'intermediate', 'advanced'];
    return plan.exercises.every((one) => levels.indexOf(one.level.toLowerCase()) <= levels.indexOf(most));
  });
const setsOf = ({ plan }: Made, muscle: string) => plan.weeks[0]?.sets.find((one) => one.muscle === muscle)?.sets ?? 0;
export const setsAtLeast = (muscle: string, least: number) => check(`${muscle}: ${least} sets`, (made) => setsOf(made, muscle) >= least);
export const noSetsFor = (...muscles: readonly string[]) =>
  check(`nothing for ${muscles.join(', ')}`, ({ plan }) =>
    plan.exercises.every(({ primary }) => !primary.some(({ id }) => muscles.includes(id))),
  );
export const goal = (wanted: WorkoutRequest['goal']) => check(`goal ${wanted}`, ({ request }) => request.goal === wanted);
export const sport = (wanted: number) => check(`sport ${wanted}`, ({ request }) => request.sport === wanted);
export const hurt = (part: string, when: 'now' | 'past') =>
  check(`${part} hurts ${when}`, ({ request }) => request.injuries.some((one) => one.part === part && one.when === when));
export const notHurt = (part: string) => check(`${part} is well`, ({ request }) => !request.injuries.some((one) => one.part === part));
export const has = (condition: string) =>
  check(`condition ${condition}`, ({ request }) => request.conditions.some((one) => one === condition));
export const nothing = check('binds nothing', ({ request }) => {
  const { refused, wanted, limits, focus, leftOut, dayMinutes, isSpread } = request.wishes ?? {
    refused: [],
    wanted: [],
    limits: [],
    focus: [],
    leftOut: [],
    dayMinutes: [],
    isSpread: false,
  };
  return (
    [refused, wanted, limits, focus, leftOut, dayMinutes].every((list) => list.length === 0) && !isSpread && request.freeDays.length === 0
  );
});
/** One of the answers to the phrases. */
const says = (outcome: WishOutcome, words: RegExp) =>
  check(`says ${outcome}: ${words}`, ({ wishes }) => wishes.some((one) => one.outcome === outcome && words.test(one.says)));
export const cannot = (words: RegExp) => says('cannot', words);
/** What a person reads in the plan. */
export const reads = (words: RegExp) =>
  check(`reads ${words}`, ({ plan, wishes }) =>
    words.test([...plan.cautions, ...plan.notes.map((one) => one.says), ...wishes.map((one) => one.says)].join('\n')),
  );
export const allClear = check('understood', ({ wishes }) => wishes.every(({ outcome }) => outcome !== 'unclear'));

const lifts = ({ plan }: Made) =>
  plan.weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ blocks }) => blocks.flatMap(({ block, items }) => (/^(?:power|strength|prehab)$/.test(block) ? items : []))),
  );
export const setsAtMost = (most: number) => check(`at most ${most} sets`, (made) => lifts(made).every(({ sets }) => sets <= most));
export const rests = (seconds: number) =>
  check(`${seconds} seconds of rest`, ({ plan }) =>
    plan.weeks.every(({ sessions }) =>
      sessions.every(({ blocks }) =>
        blocks.every(({ block, items }) => block !== 'strength' || items.every(({ restSeconds }) => restSeconds === seconds)),
      ),
    ),
  );
export const exercisesAtMost = (most: number) =>
  check(`at most ${most} exercises`, ({ plan }) =>
    plan.weeks.every(({ sessions }) =>
      sessions.every(
        ({ blocks }) =>
          blocks
            .filter(({ block }) => /^(?:power|strength|prehab|conditioning)$/.test(block))
            .reduce((sum, { items }) => sum + items.length, 0) <= most,
      ),
    ),
  );
export const done = (words: RegExp) => says('done', words);

const minutesOf = ({ plan }: Made, block: string) =>
  plan.weeks.flatMap(({ sessions }) =>
    sessions.map(({ blocks }) => blocks.reduce((sum, one) => sum + (one.block === block ? one.seconds : 0), 0) / 60),
  );
/** Every session has about so many minutes of a block. */
export const lasts = (minutes: number, block: 'warmUp' | 'coolDown') =>
  check(`${minutes} minutes of ${block}`, (made) => minutesOf(made, block).every((one) => Math.abs(one - minutes) <= 1.6));
/** The sessions of a weekday have lifts of these names, or of none but these. */
export const onDay = (day: string, lifts: RegExp, isOnly = false) =>
  check(`${lifts} on ${day}`, ({ plan }) => {
    const those = plan.weeks.flatMap(({ sessions }) => sessions.filter(({ weekday }) => weekday === short[day]));
    const names = those.map(({ blocks }) =>
      blocks.flatMap(({ block, items }) => (block === 'strength' ? items.map(({ name }) => name) : [])),
    );
    return (
      those.length > 0 && names.every((all) => (isOnly ? all.every((name) => lifts.test(name)) : all.some((name) => lifts.test(name))))
    );
  });
