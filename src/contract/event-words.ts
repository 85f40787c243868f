import { formatInZones } from './date-formats.ts';
import type { EventCounts, EventKind, TeamEvent } from './event-shapes.ts';

const inBritish = (options: Intl.DateTimeFormatOptions) => formatInZones('en-GB', options);
const weekday = inBritish({ weekday: 'short' });
const dayOfMonth = inBritish({ day: 'numeric' });
const month = inBritish({ month: 'short' });
const clock = inBritish({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const longDay = inBritish({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = inBritish({ weekday: 'short', day: 'numeric', month: 'short' });
const dayWithYear = inBritish({ day: 'numeric', month: 'short', year: 'numeric' });

/** The parts of an event's date: 'Sat', '28', 'Nov'. */
export const dayParts = (at: string, timeZone: string) => ({
  weekday: weekday(new Date(at), timeZone),
  day: dayOfMonth(new Date(at), timeZone),
  month: month(new Date(at), timeZone),
});

/** The time of a moment in a zone: '18:30'. */
export const clockAt = (at: string, timeZone?: string): string => clock(new Date(at), timeZone);

/** A day in full: 'Saturday 28 November 2026'. */
export const longDayAt = (at: string, timeZone?: string): string => longDay(new Date(at), timeZone).replace(',', '');

/** A day and time in short: 'Sat 28 Nov, 18:30'. */
export const shortMoment = (at: string, timeZone?: string): string =>
  `${shortDay(new Date(at), timeZone).replace(',', '')}, ${clockAt(at, timeZone)}`;

type Span = Pick<TeamEvent, 'starts_at' | 'ends_at' | 'time_zone'>;

/** Start and end in the event's own zone; the last day is named if it is another one. */
export function hoursOf({ starts_at: from, ends_at: to, time_zone: zone }: Span): string {
  const isOneDay = longDayAt(from, zone) === longDayAt(to, zone);
  return `${clockAt(from, zone)} to ${isOneDay ? clockAt(to, zone) : shortMoment(to, zone)}`;
}

/** The city in a zone's name: 'London'. */
export const cityOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** A day and time with its zone: 'Sat 28 Nov, 18:30 Kolkata time'. For deadlines, which a reader elsewhere would miss. */
export const zonedMoment = (at: string, zone: string): string => `${shortMoment(at, zone)} ${cityOfZone(zone)} time`;

export const kindWords: Readonly<Record<EventKind, string>> = { game: 'Game', training: 'Training', other: 'Event' };

/** The word for an event's kind beside its title; '' where the title says it already. */
export const kindBeside = ({ kind, title }: { kind: EventKind; title: string }): string =>
  new RegExp(`\\b${kindWords[kind]}s?\\b`, 'i').test(title) ? '' : kindWords[kind];

/** The counts of answers in words, as the bar beside them shows. */
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

const everyWords = { DAILY: ['day', 'days'], WEEKLY: ['week', 'weeks'], MONTHLY: ['month', 'months'], YEARLY: ['year', 'years'] } as const;
const dayNames: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

/** The repetition and end of a series in words: 'every second week on Tuesday, until 20 Feb 2027'. */
export function ruleInWords(rule: string, timeZone: string): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const [one, many] = everyWords[parts.get('FREQ') as keyof typeof everyWords] ?? everyWords.WEEKLY;
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const every = interval === 1 ? `every ${one}` : interval === 2 ? `every second ${one}` : `every ${interval} ${many}`;
  const days = (parts.get('BYDAY') ?? '').split(',').flatMap((day) => dayNames[day] ?? []);
  const on = days.length > 0 ? ` on ${new Intl.ListFormat('en-GB').format(days)}` : '';
  const [, year, monthOfYear, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(parts.get('UNTIL') ?? '') ?? [];
  const last = year && dayWithYear(new Date(`${year}-${monthOfYear}-${day}T${hour}:${minute}:00Z`), timeZone);
  const count = parts.get('COUNT');
  return `${every}${on}${last ? `, until ${last}` : count ? `, ${count} times` : ''}`;
}
