/** From this age on somebody is an adult. The view `minors` has the same age; tests/api/ages.test.ts compares them. */
export const adultAge = 18;
/** From this age on a guardian may let the child's own account be notified too. */
export const notifiedAge = 13;

const hourMs = 3_600_000;
/** In the westernmost time zone a day begins this long after it has begun in UTC. The view `minors` has the same offset. */
const westernmostOffsetMs = 12 * hourMs;

/** The latest day that has begun everywhere on earth (YYYY-MM-DD), so that no child counts as older than they are where they live. */
export const dayEverywhere = (now = new Date()): string => new Date(now.getTime() - westernmostOffsetMs).toISOString().slice(0, 10);

/** The moment when the day of `dayEverywhere` began in the westernmost zone: when people last came of age. */
export const beginningOfDayEverywhere = (now: Date): Date => new Date(Date.parse(dayEverywhere(now)) + westernmostOffsetMs);

/** The day (YYYY-MM-DD) on which somebody reaches this age; for 29 February it is 1 March in other years. */
export function birthdayAt(years: number, bornOn: string): string {
  const day = new Date(bornOn);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
}

/** Whether somebody has reached this age; false if the birth date is unknown. */
export const isAged = (years: number, bornOn: string | null, now = new Date()): boolean =>
  bornOn !== null && birthdayAt(years, bornOn) <= dayEverywhere(now);
