import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { describeEntry } from './describe-entry.ts';
import type { Entry } from './read-entries.ts';
import type { TournamentEntry } from './read-tournaments.ts';

type Options = {
  /** The name of the calendar. */
  name: string;
  /** The origin for links to pages. */
  origin: string;
  /** Tournaments, shown as whole days. */
  tournaments?: readonly TournamentEntry[];
};

/** How often a calendar should refresh. */
const lookAgainSeconds = 3_600;

// ical-generator escapes the texts of events, but not the calendar's name.
const escaped = (text: string) => text.replace(/\\/g, '\\\\').replace(/[;,]/g, '\\$&').replace(/\s+/g, ' ');
const dayMs = 86_400_000;
const plain = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * A tournament as whole days, which are the same dates in every zone; the end is the day after the last. It does not mark anybody as busy.
 */
function wholeDays(tournament: TournamentEntry, origin: string): ICalEventData {
  const { id, teamId, teamName, name, city, startsOn, endsOn, isWithdrawn, sequence, changedAt } = tournament;
  const address = `${origin}/team-member/${teamId}?view=tournaments`;
  return {
    id: `${id}-${teamId}@elevate`,
    sequence,
    allDay: true,
    start: new Date(startsOn),
    end: new Date(Date.parse(endsOn) + dayMs),
    stamp: changedAt,
    lastModified: changedAt,
    summary: plain(`${isWithdrawn ? 'Withdrawn: ' : ''}${name} (${teamName})`),
    description: plain(`${isWithdrawn ? 'The team does not play here any more.' : `Tournament in ${city}`}\nMore: ${address}`),
    location: plain(city),
    url: address,
    status: isWithdrawn ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/**
 * An iCalendar file (RFC 5545). Every event is written separately, in UTC, so that calendars need no time zone rules. Its UID is stable
 * and its SEQUENCE counts changes, so a calendar updates the event instead of adding another one.
 */
export function writeCalendar(entries: readonly Entry[], { name, origin, tournaments = [] }: Options): string {
  const calendar = ical({
    name: escaped(name),
    prodId: { company: 'Elevate', product: 'Team calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: lookAgainSeconds,
  });
  for (const entry of entries) {
    const address = entry.isGone ? null : `${origin}/team/player-availability/${entry.teamId}/${entry.id}`;
    const isAway = entry.answers.length > 0 && entry.answers.every(({ answer }) => answer === 'no');
    calendar.createEvent({
      id: `${entry.id}@elevate`,
      sequence: entry.sequence,
      start: entry.startsAt,
      end: entry.endsAt,
      // The time of the event's last change instead of now, so that the same event always gives the same text.
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      summary: plain(`${entry.isCancelled ? 'Called off: ' : ''}${entry.title} (${entry.teamName})`),
      description: plain(describeEntry(entry, address)),
      location: entry.place ? plain(entry.place) : null,
      url: address,
      status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // Somebody who does not come is free at that time.
      transparency: isAway || entry.isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  for (const tournament of tournaments) calendar.createEvent(wholeDays(tournament, origin));
  // RFC 5545: every line is terminated, also the last one.
  return `${calendar.toString().trimEnd()}\r\n`;
}
