import type { EventPlayer } from '../../contract/event-answers.ts';
import type { Availability } from '../../contract/event-shapes.ts';

const isTaken = ({ seat }: EventPlayer) => seat === 'seated' || seat === 'offered';

/** The seat that a yes will get: what the server is about to say, unless somebody is faster. */
function seatFor(all: readonly EventPlayer[], player: EventPlayer, capacity: number): Pick<EventPlayer, 'seat' | 'place_in_line'> {
  const { seat, place_in_line, member_id } = player;
  if (seat === 'seated' || seat === 'waiting') return { seat, place_in_line };
  if (seat === 'offered') return { seat: 'seated', place_in_line: null };
  const others = all.filter((one) => one.member_id !== member_id);
  const inLine = others.filter((one) => one.seat === 'waiting').length;
  const isFree = others.filter(isTaken).length < capacity && inLine === 0;
  return isFree ? { seat: 'seated', place_in_line: null } : { seat: 'waiting', place_in_line: inLine + 1 };
}

/** The players once staff have answered for one of them, before the server has said so. */
export function withAnswer(
  all: readonly EventPlayer[],
  player: EventPlayer,
  answer: Availability,
  capacity: number | null,
): readonly EventPlayer[] {
  const seat = answer === 'yes' && capacity !== null ? seatFor(all, player, capacity) : { seat: null, place_in_line: null };
  const after = { ...player, ...seat, answer, offered_until: null, via: 'manager' };
  return all.map((one) => (one.member_id === player.member_id ? after : one));
}
