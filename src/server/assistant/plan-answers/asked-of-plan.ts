import type { Topic } from '../../../contract/assistant/dialogue.ts';
import type { Plan } from '../../../contract/assistant/plan-types.ts';
import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Message, SaidDay } from '../understanding/index.ts';

/** A message about a plan that is open. Days count from the plan's first, which is 0. */
export type AskedOfPlan<KindPlan = Plan> = {
  readonly message: Message;
  readonly topic: Topic | null;
  readonly language: PlanLanguage;
  readonly plan: KindPlan;
  /** The plan's first day, such as 2026-11-23. */
  readonly startsOn: string;
  /** Today for the person. */
  readonly today: string;
  /** Names of what changes of this conversation took out, so that 'something else' does not bring it back. */
  readonly seen?: readonly string[];
};

const dayMs = 86_400_000;
const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** How many days of the plan have passed; negative before it begins. */
export const daysPassed = ({ startsOn, today }: Pick<AskedOfPlan, 'startsOn' | 'today'>): number =>
  Math.round((at(today) - at(startsOn)) / dayMs);

export const weekdayAt = (startsOn: string, day: number): Weekday =>
  weekdays[(new Date(at(startsOn) + day * dayMs).getUTCDay() + 6) % 7] as Weekday;

/** The day of the plan that was said: a weekday is the next one, or the first in the plan if it has not begun. */
export function dayOfPlan(said: SaidDay, asked: Pick<AskedOfPlan, 'startsOn' | 'today'>): number {
  if (said.by === 'number') return said.number - 1;
  const passed = daysPassed(asked);
  if (said.by === 'today') return passed + said.days;
  const from = Math.max(0, passed);
  const ahead = (weekdays.indexOf(said.weekday) - weekdays.indexOf(weekdayAt(asked.startsOn, from)) + 7) % 7;
  return from + ahead;
}

/** 'Tuesday, 24 November'. */
export const dateOfDay = (startsOn: string, day: number, language: PlanLanguage): string =>
  new Intl.DateTimeFormat(language === 'hindi' ? 'hi-IN' : 'en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(at(startsOn) + day * dayMs));

/** Whether the message says nothing but what it names, or points at what was spoken of: then the topic before goes on. */
export const isFragment = ({ message }: Pick<AskedOfPlan, 'message'>): boolean => message.rest.length === 0;
