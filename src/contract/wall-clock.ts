import * as z from 'zod/mini';

const pattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;
// JavaScript reads the 31st of a shorter month as the first of the next one.
const isDay = (text: string) => new Date(`${text}Z`).toISOString().startsWith(text);

/** A local time as a datetime field gives it: '2026-11-28T18:30'. */
export const wallClock = (missing: string) =>
  z.string(missing).check(z.refine((text) => pattern.test(text) && isDay(text), { message: missing }));

/** Whether this is the name of a time zone, such as 'Asia/Kolkata'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Z]/.test(name);
  } catch {
    return false;
  }
}
