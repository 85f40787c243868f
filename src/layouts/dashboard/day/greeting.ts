/** The greeting for an hour of the day (0 to 23). Before four o'clock it is still that of the evening. */
const greetingAt = (hour: number): string =>
  hour >= 4 && hour < 12 ? 'Good morning' : hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';

/** The greetings for each hour of the day, among which `greeting-boot.js` chooses by the reader's clock. */
export const greetings: readonly string[] = Array.from({ length: 24 }, (_none, hour) => greetingAt(hour));

const hourInIndia = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Kolkata' });
const dayInIndia = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' });

/** The greeting and the day in India's time zone, where most users are: for browsers without scripts. */
export const inIndia = (now = new Date()) => ({ greeting: greetingAt(Number(hourInIndia.format(now))), day: dayInIndia.format(now) });
