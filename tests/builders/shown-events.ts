import type { EventPlayer } from '../../src/contract/event-answers.ts';
import type { MyAnswer, TeamEvent } from '../../src/contract/event-shapes.ts';
import type { EnteredTournament } from '../../src/contract/tournaments.ts';
import type { EventPage } from '../../src/stores/events.ts';

/** The reader's answer to an event: none yet. */
export const myAnswer = (changes: Partial<MyAnswer> = {}): MyAnswer => ({
  member_id: crypto.randomUUID(),
  name: 'Anbu Raman',
  is_me: true,
  is_asked: true,
  answer: null,
  note: '',
  seat: null,
  place_in_line: null,
  offered_until: null,
  is_by_absence: false,
  ...changes,
});

const training = {
  kind: 'training',
  title: 'Nets',
  opponent: 'Baner Bisons',
  note: 'Both shirts, please.',
  place: 'Maidan 4',
  map_link: 'https://maps.example/found',
  own_map_link: 'https://maps.example/written',
} as const;
/**
 * A training on Sunday, 30 November 2031, from 18:30 to 20:00 in California, with a time to meet at 17:45 and answers until Saturday, 21:15.
 * In UTC, and at the readers of these tests in Japan, it is in another month.
 */
const times = {
  starts_at: '2031-12-01T02:30:00Z',
  ends_at: '2031-12-01T04:00:00Z',
  meet_at: '2031-12-01T01:45:00Z',
  answer_by: '2031-11-30T05:15:00Z',
  starts_local: '2031-11-30T18:30',
  ends_local: '2031-11-30T20:00',
  meet_local: '2031-11-30T17:45',
  answer_by_local: '2031-11-29T21:15',
  time_zone: 'America/Los_Angeles',
};
const bare = {
  series_id: null,
  rule: null,
  capacity: 11,
  remind_before: [180, 2_880],
  cancelled_at: null,
  cancel_reason: '',
  sequence: 5,
  version: 3,
};

/**
 * An event as a page shows it: a training years from now that the reader has not answered. Values of the same kind differ, so that code
 * which takes one for another is noticed.
 */
export const shownEvent = (changes: Partial<TeamEvent> = {}): TeamEvent => ({
  id: crypto.randomUUID(),
  team_id: crypto.randomUUID(),
  team_name: 'Kothrud Kestrels',
  sport_id: 7,
  ...training,
  ...times,
  ...bare,
  counts: { yes: 6, maybe: 4, no: 3, waiting: 2, none: 5 },
  mine: [myAnswer()],
  may_edit: false,
  ...changes,
});

/** The moments of an event that begins this many minutes from now and takes ninety. */
export function beginningIn(minutes: number): Pick<TeamEvent, 'starts_at' | 'ends_at'> {
  const at = (later: number) => new Date(Date.now() + later * 60_000).toISOString();
  return { starts_at: at(minutes), ends_at: at(minutes + 90) };
}

/** A page of events as the stores hold it. */
export const pageOfEvents = (events: readonly TeamEvent[], changes: Partial<EventPage> = {}): EventPage => ({
  events,
  tournaments: [],
  next: null,
  ...changes,
});

/** A player of an event who has not answered. */
export const eventPlayer = (name: string, changes: Partial<EventPlayer> = {}): EventPlayer => ({
  member_id: crypto.randomUUID(),
  name,
  jersey_number: 23,
  position: 'Wing',
  squad: 'player',
  is_asked: true,
  is_guardian_missing: false,
  answer: null,
  note: '',
  seat: null,
  place_in_line: null,
  offered_until: null,
  via: null,
  answered_at: '2031-11-21T16:20:00Z',
  attendance: null,
  reminded_at: null,
  may_answer: false,
  ...changes,
});

/** A tournament that one of the reader's teams plays in, and that begins in November 2031 and ends in December. */
export const enteredTournament = (changes: Partial<EnteredTournament> = {}): EnteredTournament => ({
  id: crypto.randomUUID(),
  name: 'Quokka Cup',
  city: 'Nagpur',
  sport_id: 1,
  sport_name: 'Football',
  starts_on: '2031-11-29',
  ends_on: '2031-12-02',
  time_zone: 'Europe/Lisbon',
  team_id: crypto.randomUUID(),
  team_name: 'Wakad Wolves',
  is_mine: true,
  ...changes,
});
