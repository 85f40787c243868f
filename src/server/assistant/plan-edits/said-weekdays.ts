import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { AskedOfPlan } from '../plan-answers/index.ts';

type WithSessions = { readonly weeks: readonly { readonly sessions: readonly { readonly weekday: Weekday }[] }[] };

/** The weekday of a named day: a weekday, today or tomorrow by the person's own day, or that of the week's nth session. */
export const weekdaysSaid = ({ message, today, plan }: Pick<AskedOfPlan, 'message' | 'today'> & { plan: WithSessions }): Weekday[] =>
  message.days.flatMap((said) => {
    if (said.by === 'weekday') return said.weekday;
    if (said.by === 'number') return plan.weeks[0]?.sessions[said.number - 1]?.weekday ?? [];
    const at = (new Date(Date.parse(`${today}T00:00:00Z`) + said.days * 86_400_000).getUTCDay() + 6) % 7;
    return weekdays[at] ?? [];
  });
