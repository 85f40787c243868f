import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import { inLanguage } from '../facts/index.ts';
import { findExercise } from '../workout/index.ts';
import { exerciseNamed, type AskedOfPlan } from '../plan-answers/index.ts';
import type { PlanEdit } from './plan-edit.ts';
import { weekdaysSaid } from './said-weekdays.ts';
import { readWorkoutWeek } from './read-workout-week.ts';

type AskedOfWorkout = AskedOfPlan<WorkoutPlan>;

const moves = / (move|swap|change|do|put|make|instead|to|from|on|add|ko|pe|par|को|पर|kar|कर) /;
const swaps = / (swap|change|insteadofit|instead|another|different|else|kuch and|something else|remove|no|without|not|hate|dislike) /;
const fewer = / (lighter|easier|less|reduce|fewer|one set less|drop a set|remove a set|too (heavier|harder|hard|much)|smaller|harder hai) /;
const extra = / (heavier|harder|more|add|increase|extra|another set|one more) /;

/** What people call a session by what it trains. */
const names: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ (leg|legs|lower) /, ['quads', 'glutes', 'hamstrings']],
  [/ (chest|push) /, ['chest']],
  [/ (back|pull) /, ['back']],
  [/ (shoulder|shoulders) /, ['shoulders']],
  [/ (arm|arms|upper) /, ['chest', 'back', 'shoulders']],
];

const sessionsOf = ({ plan }: AskedOfWorkout) => plan.weeks[0]?.sessions ?? [];

/** The session that trains what was named most: 'leg day'. */
function sessionTraining(asked: AskedOfWorkout): Weekday | undefined {
  const muscles = names.find(([words]) => words.test(asked.message.gloss))?.[1];
  if (!muscles || !/ (day|session|training) /.test(asked.message.gloss)) return undefined;
  const primary = new Map(asked.plan.exercises.map((card) => [card.id, card.primary.map(({ id }) => id)]));
  const scored = sessionsOf(asked).map(({ weekday, blocks }) => {
    const items = blocks.filter(({ block }) => block === 'strength').flatMap((block) => block.items);
    const hits = items
      .filter(({ exercise }) => primary.get(exercise)?.some((one) => muscles.includes(one)))
      .reduce((sum, { sets }) => sum + sets, 0);
    return {
      weekday,
      share:
        hits /
        Math.max(
          1,
          items.reduce((sum, { sets }) => sum + sets, 0),
        ),
    };
  });
  return scored.sort((a, b) => b.share - a.share)[0]?.weekday;
}

/** 'Move it to Friday' in a plan of one session. */
const onlyOther = (asked: AskedOfWorkout, said: readonly Weekday[]): Weekday | undefined => {
  const others = sessionsOf(asked).filter(({ weekday }) => !said.includes(weekday));
  return others.length === 1 ? others[0]?.weekday : undefined;
};

function readMove(asked: AskedOfWorkout): PlanEdit | undefined {
  const { message, plan, language, topic } = asked;
  const said = weekdaysSaid(asked);
  if (!moves.test(message.gloss) || said.length === 0) return undefined;
  const sessions = sessionsOf(asked);
  const has = (day: Weekday | undefined) => sessions.some(({ weekday }) => weekday === day);
  const ofTopic =
    topic?.day === null || topic?.day === undefined
      ? undefined
      : plan.weeks[0]?.sessions.find((session) => topic.items.some((key) => key.startsWith(`${session.key}.`)))?.weekday;
  const named =
    said.length > 1
      ? said[0]
      : (sessionTraining(asked) ?? (/ (move|instead) /.test(message.gloss) ? (ofTopic ?? onlyOther(asked, said)) : undefined));
  const to = said.at(-1);
  const isMoved = / (move|to|instead|swap|change|add|se|से) | (ko|को|pe|par|पर) (karo|kar|कर|do|add|rakh)/.test(message.gloss);
  if (named === undefined || to === undefined || named === to || !isMoved) return undefined;
  const [from, target] = has(named) || !/ from /.test(message.gloss) ? [named, to] : [to, named];
  if (!has(from)) {
    const list = sessions.map(({ day }) => day).join(', ');
    return {
      refuses: inLanguage(
        language,
        `There is no session on that day; they are on ${list}. Which one shall I move, and to which day?`,
        `उस दिन कोई सत्र नहीं; सत्र इन दिनों हैं: ${list}। कौन सा किस दिन करूँ?`,
      ),
    };
  }
  return { kind: 'workout', change: { change: 'moveSession', from, to: target }, topic: { act: 'change', about: target } };
}

const inPlan = (id: string | undefined, { exercises }: WorkoutPlan) => exercises.find((one) => one.id === id)?.id;

/** Where a line stands, so that it is found again after another exercise came there: its session, block and place. */
function placeOf(asked: AskedOfWorkout, key: string): string | null {
  for (const { key: session, blocks } of sessionsOf(asked))
    for (const { block, items } of blocks) {
      const at = items.findIndex((item) => item.key === key);
      if (at >= 0) return `${session}.${block}.${at}`;
    }
  return null;
}

function itemsMeant(asked: AskedOfWorkout): { key: string; exercise: string }[] {
  const { message, plan, topic } = asked;
  const days = weekdaysSaid(asked);
  const items = sessionsOf(asked)
    .filter(({ weekday }) => days.length === 0 || days.includes(weekday))
    .flatMap(({ blocks }) => blocks.flatMap((block) => block.items.map(({ key, exercise }) => ({ key, exercise }))));
  const named = exerciseNamed(message.text, plan) ?? inPlan(findExercise(message.text, undefined, 'english')?.id, plan);
  if (named) return items.filter(({ exercise }) => exercise === named);
  const spoken = topic
    ? items.filter(({ key }) => topic.items.includes(key) || (topic.act === 'change' && topic.about === placeOf(asked, key)))
    : [];
  if (message.ordinal !== undefined)
    return (spoken.length > 0 ? spoken : days.length > 0 ? items.filter(({ key }) => key.includes('.strength.')) : [])
      .slice(message.ordinal)
      .slice(0, 1);
  return (message.refersBack || message.rest.length < 3) && spoken.length === 1 ? spoken : [];
}

function readSwap(asked: AskedOfWorkout): PlanEdit | undefined {
  if (!swaps.test(asked.message.gloss)) return undefined;
  const items = itemsMeant(asked);
  const [first] = items;
  if (!first) return undefined;
  const topic = { act: 'change', exercise: first.exercise, items: [first.key], about: placeOf(asked, first.key) } as const;
  const isOnOneDay = weekdaysSaid(asked).length > 0 || asked.message.ordinal !== undefined || asked.message.refersBack;
  if (isOnOneDay || items.length === 1) return { kind: 'workout', change: { change: 'swapItem', key: first.key }, topic };
  return { kind: 'workout', change: { change: 'swapExercise', exercise: first.exercise }, topic };
}

function readSets(asked: AskedOfWorkout): PlanEdit | undefined {
  const { message, topic, plan } = asked;
  const by = fewer.test(message.gloss) ? -1 : extra.test(message.gloss) ? 1 : 0;
  if (by === 0) return undefined;
  const exercise = exerciseNamed(message.text, plan) ?? (message.refersBack && / set /.test(message.gloss) ? topic?.exercise : undefined);
  if (exercise && / set /.test(message.gloss))
    return { kind: 'workout', change: { change: 'exerciseSets', exercise, by }, topic: { act: 'change', exercise } };
  const day = weekdaysSaid(asked)[0] ?? sessionTraining(asked);
  const has = sessionsOf(asked).some(({ weekday }) => weekday === day);
  return day && has && !exercise
    ? { kind: 'workout', change: { change: 'sessionSets', day, by }, topic: { act: 'change', about: day } }
    : undefined;
}

/** 'Make Friday a rest day': no session on that weekday any more. */
function readRestDay(asked: AskedOfWorkout): PlanEdit | undefined {
  const [day] = weekdaysSaid(asked);
  return day && / (rest|off|free) (day|din)? ?| day off /.test(asked.message.gloss)
    ? { kind: 'workout', change: { change: 'notOn', day }, topic: { act: 'change', about: day } }
    : undefined;
}

/** The change of one session or exercise that a message names in a workout plan; undefined if it names none. */
export const readWorkoutEdit = (asked: AskedOfWorkout): PlanEdit | undefined =>
  readRestDay(asked) ?? readMove(asked) ?? readSets(asked) ?? readSwap(asked) ?? readWorkoutWeek(asked);
