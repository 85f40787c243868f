import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { AskedOfPlan } from '../plan-answers/index.ts';

/** The weekdays that a message names, in its order; today and tomorrow count from the person's own day. */
export const weekdaysSaid = ({ message, today }: Pick<AskedOfPlan, 'message' | 'today'>): Weekday[] =>
  message.days.flatMap((said) => {
    if (said.by === 'weekday') return said.weekday;
    if (said.by === 'number') return [];
    const at = (new Date(Date.parse(`${today}T00:00:00Z`) + said.days * 86_400_000).getUTCDay() + 6) % 7;
    return weekdays[at] ?? [];
  });
