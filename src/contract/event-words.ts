import type { EventCounts, EventKind, TeamEvent } from './event-shapes.ts';

const dayOf = (at: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(at));

/** The parts of an event's day, as they stand on a scoreboard: 'Sat', '28', 'Nov'. */
export const dayParts = (at: string, timeZone: string) => ({
  weekday: dayOf(at, timeZone, { weekday: 'short' }),
  day: dayOf(at, timeZone, { day: 'numeric' }),
  month: dayOf(at, timeZone, { month: 'short' }),
});

/** A moment by a zone's clock: '18:30'. */
export const clockAt = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(at));

/** A day in full: 'Saturday 28 November 2026'. */
export const longDayAt = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })
    .format(new Date(at))
    .replace(',', '');

/** A day and time in short: 'Sat 28 Nov, 18:30'. */
export const shortMoment = (at: string, timeZone?: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(new Date(at)).replace(',', '')}, ${clockAt(at, timeZone)}`;

type Span = Pick<TeamEvent, 'starts_at' | 'ends_at' | 'time_zone'>;

/** From when to when, by the event's own clock; the last day is named where it is another one. */
export function hoursOf({ starts_at: from, ends_at: to, time_zone: zone }: Span): string {
  const isOneDay = longDayAt(from, zone) === longDayAt(to, zone);
  return `${clockAt(from, zone)} to ${isOneDay ? clockAt(to, zone) : shortMoment(to, zone)}`;
}

/** The place that a zone is named after: 'London'. */
export const cityOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

export const kindWords: Readonly<Record<EventKind, string>> = { game: 'Game', training: 'Training', other: 'Event' };

/** Who comes, in words: what the bar beside it draws. */
export const countsInWords = ({ yes, maybe, no, waiting, none }: EventCounts): string =>
  [
    `${yes} yes`,
    maybe > 0 && `${maybe} maybe`,
    `${no} no`,
    waiting > 0 && `${waiting} waiting for a place`,
    none > 0 && `${none} not answered`,
  ]
    .filter(Boolean)
    .join(', ');
