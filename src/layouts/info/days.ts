const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** '4 October 2026'. Dates in the content are midnight UTC. */
export const longDay = (day: Date): string => long.format(day);

/** '2026-10-04', which can also be sorted and compared. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** Today's date in India, where the jobs are, as '2026-10-04'. */
export const todayInIndia = (now = new Date()): string => inIndia.format(now);

/** Whole days from one ISO date to another; 0 for the same day, negative for the past. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
