import { formatInZones } from '../../contract/date-formats.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';

export type Entry = { key: string; month: string } & ({ event: TeamEvent } | { tournament: EnteredTournament });

const monthAt = formatInZones('en-GB', { month: 'long', year: 'numeric' });
const ofEvent = (event: TeamEvent): Entry => ({ key: event.id, month: monthAt(new Date(event.starts_at), event.time_zone), event });
const ofTournament = (tournament: EnteredTournament): Entry => ({
  key: `${tournament.id} ${tournament.team_id}`,
  month: monthAt(new Date(`${tournament.starts_on}T12:00:00Z`), 'UTC'),
  tournament,
});

/** Merges events and tournaments into one list by date; a tournament comes before the events of its first day. */
export function withTournaments(events: readonly TeamEvent[], tournaments: readonly EnteredTournament[]): Entry[] {
  const waiting = [...tournaments];
  const entries: Entry[] = [];
  for (const event of events) {
    while (waiting[0] && waiting[0].starts_on <= event.starts_local) entries.push(ofTournament(waiting.shift() as EnteredTournament));
    entries.push(ofEvent(event));
  }
  return [...entries, ...waiting.map(ofTournament)];
}
