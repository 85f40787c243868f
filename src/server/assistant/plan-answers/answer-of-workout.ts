import type { WorkoutItem, WorkoutPlan, WorkoutSession } from '../../../contract/assistant/workout-plan.ts';
import { inLanguage, joinedList, type FactAnswer } from '../facts/index.ts';
import { dateOfDay, daysPassed, dayOfPlan, isFragment, weekdayAt, type AskedOfPlan } from './asked-of-plan.ts';
import { exerciseNamed } from './exercise-named.ts';
import { workoutExtremes } from './workout-extremes.ts';

export type AskedOfWorkout = AskedOfPlan<WorkoutPlan>;

type Dated = { readonly day: number; readonly week: number; readonly session: WorkoutSession };

/** All sessions in order, with their day of the plan. */
function datedSessions({ plan, startsOn }: AskedOfWorkout): Dated[] {
  return plan.weeks
    .flatMap(({ number, sessions }) =>
      sessions.map((session) => {
        const first = (number - 1) * 7;
        const day = [0, 1, 2, 3, 4, 5, 6].find((one) => weekdayAt(startsOn, first + one) === session.weekday) ?? 0;
        return { day: first + day, week: number, session };
      }),
    )
    .sort((a, b) => a.day - b.day);
}

const nextSession = (asked: AskedOfWorkout, after = daysPassed(asked)): Dated | undefined =>
  datedSessions(asked).find(({ day }) => day >= after);

/** '3 × 10, rest 90 s'. */
function amountOf({ sets, reps, seconds, eachSide, restSeconds }: WorkoutItem, language: AskedOfWorkout['language']): string {
  const each = eachSide ? inLanguage(language, ' each side', ' हर तरफ़') : '';
  const times = reps === null ? (seconds === null ? '' : `${seconds} s`) : inLanguage(language, `${reps} reps`, `${reps} बार`);
  const rest = restSeconds > 0 ? inLanguage(language, `, rest ${restSeconds} s`, `, आराम ${restSeconds} सेकंड`) : '';
  return `${inLanguage(language, `${sets} ${sets === 1 ? 'set' : 'sets'} of ${times}`, `${sets} सेट, ${times}`)}${each}${rest}`;
}

const mainBlocks = new Set(['power', 'strength', 'prehab', 'conditioning']);
const mainItems = (session: WorkoutSession) => session.blocks.filter(({ block }) => mainBlocks.has(block)).flatMap(({ items }) => items);

function shown({ day, session }: Dated, asked: AskedOfWorkout): string {
  const { language, startsOn } = asked;
  const lines = session.blocks.map(({ name, block, items }) =>
    mainBlocks.has(block)
      ? `${name}: ${items.map((item) => `${item.name} (${amountOf(item, language)})`).join('; ')}`
      : `${name}: ${items.map((item) => item.name).join(', ')}`,
  );
  return [
    `${dateOfDay(startsOn, day, language)}: ${session.name}, ${session.minutes} ${inLanguage(language, 'minutes', 'मिनट')}`,
    ...lines,
  ].join('\n');
}

/** The session a message means: of a weekday or day, or the one spoken of; 'day 2' is the week's second session. */
function sessionAsked(asked: AskedOfWorkout): { readonly dated: Dated | undefined; readonly day: number } | undefined {
  const { message, topic } = asked;
  const [said] = message.days;
  if (said?.by === 'number') {
    const week = Math.max(1, nextSession(asked)?.week ?? 1);
    const dated = datedSessions(asked).filter((one) => one.week === week)[said.number - 1];
    return { dated, day: dated?.day ?? said.number - 1 };
  }
  const day = said ? dayOfPlan(said, asked) : topic?.act.startsWith('plan') || topic?.act === 'change' ? topic.day : null;
  if (day === null || day === undefined) return undefined;
  return { dated: datedSessions(asked).find((one) => one.day === day), day };
}

const asksSession = / (what|which|show|tell|list|exercise|session|training|do|plan|planned|train|gym|karna|karu|have) /;
const ofSession =
  /^(session|exercise|training|train|plan|planned|do|doing|gym|workout|list|have|scheduled|karna|karu|karun|karni|there|full|whole|s|today|supposed|next|upcoming|agla|agli|is|when|am|going|kaunsi|ka)$/;
const asksNext = / (next|upcoming|agla|agli) /;
const ofRestDay = / (rest|off|free) (day|days|din) /;

function restDays(asked: AskedOfWorkout): FactAnswer | undefined {
  const { message, plan, language } = asked;
  if (!ofRestDay.test(message.gloss) || message.days.length > 0 || / howmuch /.test(message.gloss)) return undefined;
  const names = joinedList(
    plan.otherDays.map(({ day }) => day),
    language,
  );
  return {
    text: inLanguage(
      language,
      `Days without a session: ${names}. ${plan.otherDays[0]?.says ?? ''}`,
      `बिना सत्र के दिन: ${names}। ${plan.otherDays[0]?.says ?? ''}`,
    ).trim(),
    topic: { act: 'planSessions' },
  };
}

function whichDays(asked: AskedOfWorkout): FactAnswer | undefined {
  const { message, plan, language } = asked;
  const asks =
    / (which|what|on which|howmuch|konse|list) (training |session |of my )?(days|day|sessions|session|times|din) | howmuch (session|days|times|day) /.test(
      message.gloss,
    );
  if (
    !asks ||
    message.days.length > 0 ||
    / (rest|off|free) /.test(message.gloss) ||
    exerciseNamed(message.text, plan) ||
    / (sets|set|rep|protein) /.test(message.gloss)
  )
    return undefined;
  const [week] = plan.weeks;
  if (!week) return undefined;
  const list = week.sessions.map(({ day, name, minutes }) => `${day}: ${name}, ${minutes} ${inLanguage(language, 'minutes', 'मिनट')}`);
  const head = inLanguage(
    language,
    `${week.sessions.length} ${week.sessions.length === 1 ? 'session' : 'sessions'} a week:`,
    `हफ़्ते में ${week.sessions.length} सत्र:`,
  );
  return { text: [head, ...list].join('\n'), topic: { act: 'planSessions' } };
}

const asksMinutes = / (how long|howmuch (minute|hour|time)|minute|duration|time) /;
function sessionOf(asked: AskedOfWorkout): FactAnswer | undefined {
  const { message, plan, language, startsOn } = asked;
  const rest = message.rest.filter((word) => !ofSession.test(word));
  const isNext = asksNext.test(message.gloss) && / (session|training|exercise|gym|plan) /.test(message.gloss);
  const isWhen = / when /.test(message.gloss) && / (session|train|training|exercise) /.test(message.gloss);
  if (rest.length > 1 || (rest.length === 1 && !asksMinutes.test(message.gloss))) return undefined;
  if (isNext || isWhen) {
    const next = nextSession(asked);
    if (!next) return undefined;
    return {
      text: `${inLanguage(language, 'Your next session:', 'आपका अगला सत्र:')} ${shown(next, asked)}`,
      topic: { act: 'planSessions', day: next.day },
    };
  }
  const isAsked = (isFragment(asked) || asksSession.test(message.gloss)) && message.days.length > 0;
  if (asksMinutes.test(message.gloss)) return minutesOf(asked);
  const found = isAsked ? sessionAsked(asked) : undefined;
  if (!found) return undefined;
  if (found.dated)
    return {
      text: shown(found.dated, asked),
      topic: { act: 'planSessions', day: found.day, items: mainItems(found.dated.session).map(({ key }) => key) },
    };
  const date = dateOfDay(startsOn, found.day, language);
  const weekday = weekdayAt(startsOn, Math.max(0, found.day));
  const says = plan.otherDays.find((one) => one.weekday === weekday)?.says ?? '';
  return {
    text: inLanguage(language, `No session on ${date}. ${says}`, `${date} को कोई सत्र नहीं। ${says}`).trim(),
    topic: { act: 'planSessions', day: found.day },
  };
}

function minutesOf(asked: AskedOfWorkout): FactAnswer | undefined {
  const { language, startsOn, plan } = asked;
  const found = sessionAsked(asked)?.dated;
  if (found)
    return {
      text: inLanguage(
        language,
        `The session on ${dateOfDay(startsOn, found.day, language)} takes about ${found.session.minutes} minutes.`,
        `${dateOfDay(startsOn, found.day, language)} का सत्र लगभग ${found.session.minutes} मिनट का है।`,
      ),
      topic: { act: 'planSessions', day: found.day },
    };
  const [week] = plan.weeks;
  if (!week) return undefined;
  return {
    text: week.sessions.map(({ day, minutes }) => `${day}: ${minutes} ${inLanguage(language, 'minutes', 'मिनट')}`).join('\n'),
    topic: { act: 'planSessions' },
  };
}

const asksSets = / (set|sets|rep|reps|rest|load|kilogram|rpe|howmuch|tempo) /;
/** Sets, repetitions, rest and load of an exercise of the plan; the sets of a session or of a muscle in a week. */
function setsOf(asked: AskedOfWorkout): FactAnswer | undefined {
  const { message, plan, topic, language } = asked;
  if (!asksSets.test(message.gloss) || / (protein|kcal|water) /.test(message.gloss)) return undefined;
  const named = exerciseNamed(message.text, plan) ?? (message.refersBack || isFragment(asked) ? topic?.exercise : undefined);
  const [week] = plan.weeks;
  if (!week) return undefined;
  if (named) {
    const found = week.sessions.flatMap((session) =>
      session.blocks.flatMap(({ items }) => items.filter(({ exercise }) => exercise === named).map((item) => ({ session, item }))),
    );
    if (found.length === 0) return undefined;
    const lines = found.map(({ session, item }) => `${session.day}: ${item.name}, ${amountOf(item, language)}`);
    return {
      text: [...lines, inLanguage(language, 'That is week 1; later weeks add a little.', 'यह पहले हफ़्ते का है; आगे थोड़ा बढ़ता है।')].join('\n'),
      topic: { act: 'planSets', exercise: named, items: found.map(({ item }) => item.key) },
    };
  }
  if (!/ (set|sets|rep|reps) /.test(message.gloss) && !/ rest (between|after|time|for) | howmuch rest /.test(message.gloss))
    return undefined;
  const muscle = week.sets.find(
    ({ name, muscle: id }) =>
      message.gloss.includes(` ${id.toLowerCase()} `) ||
      message.gloss.includes(` ${name.toLowerCase()} `) ||
      muscleWords.some(([words, one]) => one === id && words.test(message.gloss)),
  );
  if (muscle)
    return {
      text: inLanguage(
        language,
        `${muscle.name}: ${muscle.sets} sets in week 1; ${muscle.low} to ${muscle.high} a week is the aim.`,
        `${muscle.name}: पहले हफ़्ते में ${muscle.sets} सेट; लक्ष्य हफ़्ते में ${muscle.low} से ${muscle.high}।`,
      ),
      topic: { act: 'planSets' },
    };
  const dated = sessionAsked(asked)?.dated ?? nextSession(asked);
  if (!dated) return undefined;
  const items = mainItems(dated.session);
  const total = items.reduce((sum, { sets }) => sum + sets, 0);
  const lines = items.map((item) => `• ${item.name}: ${amountOf(item, language)}`);
  const head = inLanguage(
    language,
    `${dated.session.day}, ${dated.session.name}: ${total} sets`,
    `${dated.session.day}, ${dated.session.name}: ${total} सेट`,
  );
  return { text: [head, ...lines].join('\n'), topic: { act: 'planSets', day: dated.day, items: items.map(({ key }) => key) } };
}

const muscleWords: readonly (readonly [RegExp, string])[] = [
  [/ (legs?|quads|thighs?) /, 'quads'],
  [/ (chest|pecs) /, 'chest'],
  [/ back /, 'back'],
  [/ (shoulders?|delts) /, 'shoulders'],
  [/ (core|abs|trunk) /, 'core'],
  [/ (glutes|hips|butt) /, 'glutes'],
  [/ hamstrings? /, 'hamstrings'],
];

/** Answers from a workout plan: sessions, days, sets, minutes; undefined if the message asks for none. */
export const answerOfWorkout = (asked: AskedOfWorkout): FactAnswer | undefined =>
  workoutExtremes(asked) ?? restDays(asked) ?? whichDays(asked) ?? setsOf(asked) ?? sessionOf(asked);
