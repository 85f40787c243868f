import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { dayOfPlan } from '../plan-answers/index.ts';
import { openPlan, todayIn, type OpenPlan } from '../plans/index.ts';
import type { SaidDay } from '../understanding/index.ts';
import { replyTexts } from './reply-texts.ts';
import type { Question } from './reply.ts';

const dayMs = 86_400_000;
const asksOfPlan = /\b(what|which|show|tell|list|kya|batao|bata)\b|क्या|बताओ|बताइए/i;
const today = /\b(today|tonight|aaj)\b|आज/i;
const tomorrow = /\b(tomorrow|kal)\b|कल/i;
const numberedDay = /\bday\s*(\d{1,2})\b|दिन\s*(\d{1,2})/i;

/** The day of the plan (0 is the first) that a question is about; undefined for none. */
function dayAsked(text: string, startsOn: string, from: string): number | undefined {
  const first = Date.parse(`${startsOn}T00:00:00Z`);
  const passed = Math.round((Date.parse(`${from}T00:00:00Z`) - first) / dayMs);
  if (today.test(text)) return passed;
  if (tomorrow.test(text)) return passed + 1;
  const counted = numberedDay.exec(text);
  if (counted) return Number(counted[1] ?? counted[2]) - 1;
  const named = weekdays.findIndex((day) => new RegExp(`\\b${day}\\b`, 'i').test(text));
  if (named < 0) return undefined;
  // The next such day, counted from today, or from the plan's first day if that is later.
  const earliest = Math.max(0, passed);
  const weekdayOfFrom = (new Date(first + earliest * dayMs).getUTCDay() + 6) % 7;
  return earliest + ((named - weekdayOfFrom + 7) % 7);
}

const asksNext =
  /\b(next|upcoming|agla|agli)\b.*\b(session|exercise|practice|sitting|meditation|one|day)\b|^\s*(what is )?next\s*\??$|अगला|अगली/iu;
const daysBetween = (from: string, until: string) =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** The day of the next entry, for 'the next session'. */
const nextDay = (text: string, plan: OpenPlan, from: number): number | undefined =>
  asksNext.test(text)
    ? plan
        .entries()
        .map(({ day }) => day)
        .filter((day) => day >= from)
        .sort((a, b) => a - b)[0]
    : undefined;

/** What the plan contains of a food, or on the day that a question names, in words; undefined for other questions. */
export function answerFromPlan({ version, text, language, timeZone }: Question, now = new Date()): string | undefined {
  if (!version) return undefined;
  const plan = openPlan(version);
  const { startsOn } = version.request;
  const answered = plan.answerTo(text);
  if (answered !== undefined || !(asksOfPlan.test(text) || asksNext.test(text))) return answered;
  const today = todayIn(timeZone, now);
  const day = dayAsked(text, startsOn, today) ?? nextDay(text, plan, daysBetween(startsOn, today));
  return day === undefined ? undefined : entriesOn(plan, day, startsOn, language);
}

/** What a plan has on a day in words; undefined for a plan without dates. */
function entriesOn(plan: OpenPlan, day: number, startsOn: string, language: PlanLanguage): string | undefined {
  const entries = plan.entries();
  if (entries.length === 0) return undefined;
  const say = replyTexts[language];
  const date = new Intl.DateTimeFormat(language === 'hindi' ? 'hi-IN' : 'en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(Date.parse(`${startsOn}T00:00:00Z`) + day * dayMs));
  const lines = entries.filter((entry) => entry.day === day).map(({ title, detail }) => `${title}\n${detail}`);
  return lines.length > 0 ? [say.onThisDay.replace('{date}', date), ...lines].join('\n\n') : say.nothingOnThisDay.replace('{date}', date);
}

/** What a plan has on the day that was said; a number counts the days that have something, so that 'day 3' is the third sitting. */
export function dayOfEntries({ version, language, timeZone }: Question, [said]: readonly SaidDay[], now = new Date()): string | undefined {
  if (!version || !said) return undefined;
  const plan = openPlan(version);
  const { startsOn } = version.request;
  const numbered = [...new Set(plan.entries().map(({ day }) => day))].sort((a, b) => a - b);
  const day =
    (said.by === 'number' ? numbered[said.number - 1] : undefined) ?? dayOfPlan(said, { startsOn, today: todayIn(timeZone, now) });
  return entriesOn(plan, day, startsOn, language);
}
