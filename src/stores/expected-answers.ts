import type { EventPlayer } from '../contract/event-answers.ts';
import type { Availability, MyAnswer, TeamEvent } from '../contract/event-shapes.ts';

/** An answer that the server has not confirmed yet. */
export type ExpectedAnswer = { event_id: string; member_id: string; answer: Availability; note: string };

/** A seat that is offered or has lapsed still needs an answer. */
const isSettled = ({ seat }: MyAnswer) => seat !== 'offered' && seat !== 'lapsed';

/** The event with an unconfirmed answer of the reader, or of their child, applied. Applying it twice gives the same result. */
export function eventWithAnswer(event: TeamEvent, { event_id, member_id, answer, note }: ExpectedAnswer): TeamEvent {
  const before = event_id === event.id ? event.mine.find((one) => one.member_id === member_id) : undefined;
  if (!before || (before.answer === answer && before.note === note && !before.is_by_absence && isSettled(before))) return event;
  const counts = { ...event.counts };
  if (before.answer && before.seat !== 'waiting' && before.seat !== 'offered') counts[before.answer]--;
  else if (!before.answer && before.is_asked) counts.none = Math.max(0, counts.none - 1);
  counts[answer]++;
  const mine = event.mine.map((one): MyAnswer =>
    one === before ? { ...one, answer, note, is_by_absence: false, seat: null, place_in_line: null, offered_until: null } : one,
  );
  return { ...event, counts, mine };
}

const isTaken = ({ seat }: EventPlayer) => seat === 'seated' || seat === 'offered';

/** Predicts the seat that a yes will get. The server decides: somebody else may be faster. */
function seatFor(all: readonly EventPlayer[], player: EventPlayer, capacity: number): Pick<EventPlayer, 'seat' | 'place_in_line'> {
  const { seat, place_in_line, member_id } = player;
  if (seat === 'seated' || seat === 'waiting') return { seat, place_in_line };
  if (seat === 'offered') return { seat: 'seated', place_in_line: null };
  const others = all.filter((one) => one.member_id !== member_id);
  const inLine = others.filter((one) => one.seat === 'waiting').length;
  const isFree = others.filter(isTaken).length < capacity && inLine === 0;
  return isFree ? { seat: 'seated', place_in_line: null } : { seat: 'waiting', place_in_line: inLine + 1 };
}

/** Who gives an answer for a member, as in `EventPlayer`: the reader for themselves, as a guardian, or as staff. */
export function viaOf({ mine }: Pick<TeamEvent, 'mine'>, member: string): 'app' | 'guardian' | 'manager' {
  const own = mine.find(({ member_id }) => member_id === member);
  if (!own) return 'manager';
  return own.is_me ? 'app' : 'guardian';
}

/** The players of an event with an unconfirmed answer for one of them applied. `via` says who gave it, as in `EventPlayer`. */
export function playersWithAnswer(
  all: readonly EventPlayer[],
  { member_id, answer, note }: ExpectedAnswer,
  { capacity, via }: { capacity: number | null; via: string },
): readonly EventPlayer[] {
  const player = all.find((one) => one.member_id === member_id);
  if (!player) return all;
  const seat = answer === 'yes' && capacity !== null ? seatFor(all, player, capacity) : { seat: null, place_in_line: null };
  const after = { ...player, ...seat, answer, note, offered_until: null, via };
  return all.map((one) => (one === player ? after : one));
}
