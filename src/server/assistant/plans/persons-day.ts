/** Today by the clock of somebody's zone, as 2026-11-23; by UTC where nobody said which. */
export const personsDay = (timeZone: string | undefined, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
