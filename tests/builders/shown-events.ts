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
  opponent: '',
  note: '',
  place: 'Maidan 4',
  map_link: null,
  own_map_link: '',
} as const;
/** A training on Friday, 28 November 2031, from 18:30 to 20:00 in India. */
const times = {
  starts_at: '2031-11-28T13:00:00Z',
  ends_at: '2031-11-28T14:30:00Z',
  meet_at: null,
  answer_by: null,
  starts_local: '2031-11-28T18:30',
  ends_local: '2031-11-28T20:00',
  meet_local: null,
  answer_by_local: null,
  time_zone: 'Asia/Kolkata',
};
const bare = {
  series_id: null,
  rule: null,
  capacity: null,
  remind_before: [],
  cancelled_at: null,
  cancel_reason: '',
  sequence: 0,
  version: 3,
};

/** An event as a page shows it: a training years from now that the reader has not answered. */
export const shownEvent = (changes: Partial<TeamEvent> = {}): TeamEvent => ({
  id: crypto.randomUUID(),
  team_id: crypto.randomUUID(),
  team_name: 'Kothrud Kestrels',
  sport_id: 7,
  ...training,
  ...times,
  ...bare,
  counts: { yes: 4, maybe: 0, no: 1, waiting: 0, none: 2 },
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
  jersey_number: null,
  position: '',
  squad: 'player',
  is_asked: true,
  is_guardian_missing: false,
  answer: null,
  note: '',
  seat: null,
  place_in_line: null,
  offered_until: null,
  via: null,
  answered_at: null,
  attendance: null,
  reminded_at: null,
  may_answer: false,
  ...changes,
});

/** A tournament that one of the reader's teams plays in, on a weekend in November 2031. */
export const enteredTournament = (changes: Partial<EnteredTournament> = {}): EnteredTournament => ({
  id: crypto.randomUUID(),
  name: 'Pune Cup',
  city: 'Pune',
  sport_id: 1,
  sport_name: 'Football',
  starts_on: '2031-11-29',
  ends_on: '2031-11-30',
  time_zone: 'Asia/Kolkata',
  team_id: crypto.randomUUID(),
  team_name: 'Kothrud Kestrels',
  is_mine: true,
  ...changes,
});
