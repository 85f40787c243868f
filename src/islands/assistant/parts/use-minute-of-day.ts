import { useSyncExternalStore } from 'react';

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
};
const minuteHere = () => {
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
};
/** The server does not know the reader's zone; it takes that of most readers, so that the page does not move for them. */
const inIndia = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kolkata' });
const minuteInIndia = () => minuteOf(inIndia.format(new Date()));

/** The minute of the day (0 to 1439) of a time such as '13:30'. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The minute of the day now, in the reader's time zone; on the server and during hydration in India's. */
export const useMinuteOfDay = (): number => useSyncExternalStore(everyMinute, minuteHere, minuteInIndia);
