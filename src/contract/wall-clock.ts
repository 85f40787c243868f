import * as z from 'zod/mini';

const pattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;
// The 31st of a short month would be taken for the first of the next.
const isDay = (text: string) => new Date(`${text}Z`).toISOString().startsWith(text);

/** A wall-clock time as a date and time field gives it: '2026-11-28T18:30'. */
export const wallClock = (missing: string) =>
  z.string(missing).check(z.refine((text) => pattern.test(text) && isDay(text), { message: missing }));

/** Whether this is the name of a time zone, as 'Asia/Kolkata'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Z]/.test(name);
  } catch {
    return false;
  }
}
