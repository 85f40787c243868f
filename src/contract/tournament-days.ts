import { formatInZones } from './date-formats.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The days of a tournament without repetition: '5–7 Dec 2026', '30 Nov – 2 Dec 2026'. Dates as '2026-12-05'. */
export function presentDates(startsOn: string, endsOn: string): string {
  const [from, to] = [partsOf(startsOn), partsOf(endsOn)];
  if (startsOn === endsOn) return `${to.day} ${to.month} ${to.year}`;
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} – ${to.day} ${to.month} ${to.year}`;
  if (from.month !== to.month) return `${from.day} ${from.month} – ${to.day} ${to.month} ${to.year}`;
  return `${from.day}–${to.day} ${to.month} ${to.year}`;
}

function partsOf(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: months[Number(month) - 1] ?? month, day: Number(day) };
}

type DateBlock = { days: string; month: string; until: string | undefined };

/** The parts of a tournament's dates, written as '5 Dec 2026', '5–7 Dec 2026' or '30 Nov – 2 Dec 2026', for a scoreboard. */
export function dateBlockOf(dates: string): DateBlock {
  const [from = '', to] = dates.split('–').map((part) => part.trim());
  const [day = '', month] = from.split(' ');
  if (to === undefined) return { days: day, month: month ?? '', until: undefined };
  const [lastDay = '', lastMonth = ''] = to.split(' ');
  if (month === undefined) return { days: `${day}–${lastDay}`, month: lastMonth, until: undefined };
  return { days: day, month, until: `to ${lastDay} ${lastMonth}` };
}

/** The public address of a tournament: its search result. */
export const tournamentAddress = (name: string): string => `/search?${new URLSearchParams({ keyword: name, category: 'tournaments' })}`;

/** The local date in a zone, such as '2026-12-05'. */
export const dayIn: (at: Date, timeZone: string) => string = formatInZones('en-CA', {});

type Days = { starts_on: string; ends_on: string; time_zone: string };
const dayMs = 86_400_000;

/** Whether something overlaps with a tournament's days in the tournament's zone. */
export function isDuring({ starts_at: from, ends_at: to }: { starts_at: string; ends_at: string }, days: Days): boolean {
  // A quick check for most cases: zones are at most a day apart.
  if (Date.parse(to) < Date.parse(days.starts_on) - dayMs || Date.parse(from) > Date.parse(days.ends_on) + 2 * dayMs) return false;
  const last = new Date(Date.parse(to) - 1);
  return dayIn(new Date(from), days.time_zone) <= days.ends_on && dayIn(last, days.time_zone) >= days.starts_on;
}
