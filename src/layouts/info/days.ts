const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** '4 October 2026'. A day of the content is midnight UTC. */
export const longDay = (day: Date): string => long.format(day);

/** '2026-10-04', which also sorts and compares. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** The day it is now where the advertisements are, as '2026-10-04'. */
export const todayInIndia = (now = new Date()): string => inIndia.format(now);

/** Whole days from one ISO day to another; 0 is the same day, negative is past. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
