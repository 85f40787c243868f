import type { Plan } from '../../../contract/assistant/plan-types.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { inLanguage, type FactAnswer } from '../facts/index.ts';
import { exerciseNamed } from './exercise-named.ts';
import type { AskedOfPlan } from './asked-of-plan.ts';

/** How much of a week a plan takes: its sittings, and the minutes of one from the shortest to the longest; null where it has no minutes. */
type Schedule = { readonly days: number; readonly minutes: readonly [least: number, most: number] | null };

function rangeOf(minutes: readonly number[]): Schedule['minutes'] {
  return minutes.length > 0 ? [Math.min(...minutes), Math.max(...minutes)] : null;
}

/** The week of a plan; undefined for plans that are not sessions. */
function scheduleOf(plan: Plan): Schedule | undefined {
  switch (plan.kind) {
    case 'workout':
    case 'meditation': {
      const sessions = plan.weeks[0]?.sessions ?? [];
      return { days: sessions.length, minutes: rangeOf(sessions.map(({ minutes }) => minutes)) };
    }
    case 'wellness':
      return { days: 7, minutes: rangeOf(plan.days.slice(0, 7).map(({ minutes }) => minutes)) };
    case 'rehab': {
      const phase = plan.phases.find(({ name }) => name === plan.startsWith) ?? plan.phases[0];
      return phase && { days: Math.max(...phase.items.map(({ timesPerWeek }) => timesPerWeek), 0), minutes: null };
    }
    case 'diet':
    case 'recipe':
      return undefined;
  }
}

const asksMinutes =
  / (how long|howmuch (minute|hour|time|der|long)|minute|duration|kitni der|time (does|will|do|needed|lagega|lagta)|der) /;
const asksTotal = / (total|altogether|all together|in all|week) /;
const asksRest = / (rest|off|free|chutti|छुट्टी|chhutti) /;
const asksDays = / (howmuch|how often|how frequently|number of) /;
const ofDays = / (day|days|din|दिन|times?|session|sessions|sittings?|baar|bar|बार|week|often) /;

const shownMinutes = ([least, most]: readonly [number, number]): string => (least === most ? String(least) : `${least}–${most}`);

const say = (text: string): FactAnswer => ({ text, topic: { act: 'planSessions' } });

function minutesText({ days, minutes }: Schedule, isTotal: boolean, language: PlanLanguage): string | undefined {
  if (!minutes) return undefined;
  const shown = shownMinutes(minutes);
  const total = shownMinutes([minutes[0] * days, minutes[1] * days]);
  return isTotal
    ? inLanguage(language, `${total} minutes a week: ${days} times ${shown} minutes.`, `हफ़्ते में कुल ${total} मिनट: ${days} बार ${shown} मिनट।`)
    : inLanguage(
        language,
        `${shown} minutes each time, ${days} times a week: ${total} minutes a week. "Shorter" or "longer" changes it.`,
        `हर बार ${shown} मिनट, हफ़्ते में ${days} बार: कुल ${total} मिनट। "छोटा करो" या "लंबा करो" लिखें तो बदल दूँगा।`,
      );
}

/** How many days of a week are free; undefined for other questions. */
export function restDayFacts({
  message: { gloss, days },
  plan,
  language,
}: Pick<AskedOfPlan, 'message' | 'plan' | 'language'>): FactAnswer | undefined {
  const schedule = scheduleOf(plan);
  const asks = asksRest.test(gloss) && asksDays.test(gloss) && / (day|days|din|दिन) /.test(gloss);
  if (!schedule || !asks || days.length > 0) return undefined;
  const free = 7 - schedule.days;
  return say(
    inLanguage(
      language,
      `${free} days a week are free, ${schedule.days} have a session.`,
      `हफ़्ते में ${free} दिन आराम के हैं, ${schedule.days} दिन सत्र है।`,
    ),
  );
}

/** How long, how often and on how many days a plan asks for something; undefined for other questions. */
export function scheduleFacts({ message, plan, language }: AskedOfPlan): FactAnswer | undefined {
  const { gloss } = message;
  const schedule = scheduleOf(plan);
  if (!schedule || message.foods.length > 0 || message.nutrients.length > 0 || message.days.length > 0 || message.rest.length > 7)
    return undefined;
  if (/ (set|sets|rep|reps|between|run|before|after|kcal|heal|warm ?up) /.test(gloss)) return undefined;
  if (plan.kind === 'workout' && exerciseNamed(message.text, plan)) return undefined;
  if (asksMinutes.test(gloss)) {
    const isTotal = asksTotal.test(gloss) && / (week|total|in all|altogether) /.test(gloss) && !/ (session|each|one) /.test(gloss);
    const text = minutesText(schedule, isTotal, language);
    return text === undefined ? undefined : say(text);
  }
  if (plan.kind === 'workout' || !asksDays.test(gloss) || !ofDays.test(gloss)) return undefined;
  const each = schedule.minutes
    ? inLanguage(language, `, ${shownMinutes(schedule.minutes)} minutes each`, `, हर बार ${shownMinutes(schedule.minutes)} मिनट`)
    : '';
  const days =
    schedule.days === 7
      ? inLanguage(language, 'Every day', 'रोज़')
      : inLanguage(language, `${schedule.days} days a week`, `हफ़्ते में ${schedule.days} दिन`);
  return say(`${days}${each}${language === 'hindi' ? '।' : '.'}`);
}
