import { quote } from '../module/quote.ts';
import type { EventRow } from './event-row.ts';
import { localOf } from '../recurrence/index.ts';

const day = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(moment);
const clock = (moment: Date, timeZone: string) => localOf(moment, timeZone).slice(11);
const offset = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A local date and time, as 'Saturday 28 November 2026, 18:30'. */
export const momentInWords = (moment: Date, zone: string): string => `${day(moment, zone).replace(',', '')}, ${clock(moment, zone)}`;

/** The zone with its offset at that time: 'Europe/London, GMT+1'. */
export const zoneInWords = (moment: Date, zone: string): string => `${zone.replaceAll('_', ' ')}, ${offset(moment, zone)}`;

type Described = Pick<
  EventRow,
  'startsAt' | 'endsAt' | 'meetAt' | 'timeZone' | 'place' | 'mapLink' | 'opponent' | 'note' | 'title' | 'answerBy'
>;

/** When an event starts and ends, in its own zone. */
export function whenInWords({ startsAt, endsAt, timeZone }: Pick<Described, 'startsAt' | 'endsAt' | 'timeZone'>): string {
  const isOneDay = day(startsAt, timeZone) === day(endsAt, timeZone);
  const end = isOneDay ? clock(endsAt, timeZone) : momentInWords(endsAt, timeZone);
  return `${momentInWords(startsAt, timeZone)} to ${end} (${zoneInWords(startsAt, timeZone)})`;
}

export type Dated = Pick<EventRow, 'title' | 'startsAt' | 'timeZone'>;
const datesNamed = 5;

/** The dates of several events, one per line: the first few, then how many more there are and when the last one is. */
export function datesInWords(events: readonly Dated[]): string {
  const inOrder = [...events].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const isSame = new Set(inOrder.map(({ title }) => title)).size === 1;
  const named = inOrder.slice(0, inOrder.length > datesNamed + 1 ? datesNamed : undefined);
  const last = inOrder.at(-1);
  const lines = named.map(({ title, startsAt, timeZone }) => `- ${momentInWords(startsAt, timeZone)}${isSame ? '' : `: ${title}`}`);
  if (!last || named.length === inOrder.length) return lines.join('\n');
  return [...lines, `and ${inOrder.length - named.length} more, the last on ${momentInWords(last.startsAt, last.timeZone)}`].join('\n');
}

/** The details of an event for a mail, one per line, and its note. */
export function describeEvent(event: Described, mapLink: string | null, teamName: string): string {
  const { opponent, place, note, meetAt, answerBy, timeZone } = event;
  return [
    `When: ${whenInWords(event)}`,
    meetAt && `Meet: ${momentInWords(meetAt, timeZone)}`,
    opponent && `Against: ${opponent}`,
    place && `Where: ${place}`,
    mapLink && `Map: ${mapLink}`,
    answerBy && `Please answer by: ${momentInWords(answerBy, timeZone)}`,
    note && `\n${quote(`${teamName} writes`, note)}`,
  ]
    .filter(Boolean)
    .join('\n');
}
