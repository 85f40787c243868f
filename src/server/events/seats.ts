import type { Seat } from '../../contract/event-shapes.ts';
import { limits } from '../../contract/limits.ts';

/** A member who said yes to an event with limited seats. */
export type Claim = {
  readonly memberId: string;
  readonly seat: Seat;
  /** The position on the waiting list, for members who wait or were offered a seat. */
  readonly inLine: number | null;
  readonly offeredAt: Date | null;
  readonly offeredUntil: Date | null;
};

export type Seating = { readonly claims: readonly Claim[]; readonly nextInLine: number };

const hour = 3_600_000;

/** When an offer of a seat ends: earlier if the event starts soon; undefined once it has started. */
export function offerEnd(now: Date, startsAt: Date): Date | undefined {
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return undefined;
  const most = Math.max(left / 4, Math.min(left, hour / 4));
  return new Date(now.getTime() + Math.min(most, limits.offerHours * hour));
}

const isTaken = ({ seat }: Claim) => seat === 'seated' || seat === 'offered';
const byLine = (one: Claim, other: Claim) => (one.inLine ?? 0) - (other.inLine ?? 0);

/** The members on the waiting list for whom a seat is free, the first ones in line. */
function nextOnes(claims: readonly Claim[], capacity: number): ReadonlySet<Claim> {
  const free = capacity - claims.filter(isTaken).length;
  const waiting = claims.filter(({ seat }) => seat === 'waiting').sort(byLine);
  return new Set(waiting.slice(0, Math.max(0, free)));
}

/** Offers free seats to the first members on the waiting list. */
function offerFree({ claims, nextInLine }: Seating, { capacity, now, startsAt }: At): Seating {
  const offeredUntil = offerEnd(now, startsAt);
  if (!offeredUntil) return { claims, nextInLine };
  const first = nextOnes(claims, capacity);
  return {
    claims: claims.map((claim) => (first.has(claim) ? { ...claim, seat: 'offered', offeredAt: now, offeredUntil } : claim)),
    nextInLine,
  };
}

type At = { capacity: number; now: Date; startsAt: Date };

/** Lets expired offers lapse and passes their seats on. */
export function passOffersOn(seating: Seating, at: At): Seating {
  const claims = seating.claims.map((claim): Claim => {
    const isOver = claim.seat === 'offered' && claim.offeredUntil !== null && claim.offeredUntil <= at.now;
    return isOver ? { ...claim, seat: 'lapsed', inLine: null, offeredAt: null, offeredUntil: null } : claim;
  });
  return offerFree({ ...seating, claims }, at);
}

/** Takes an offered seat, a free one, or the end of the waiting list. An offer made after `saidAt` is not accepted by this answer. */
export function claimSeat(seating: Seating, memberId: string, saidAt: Date, at: At): Seating {
  const before = passOffersOn(seating, at);
  const own = before.claims.find((claim) => claim.memberId === memberId);
  const seated: Claim = { memberId, seat: 'seated', inLine: null, offeredAt: null, offeredUntil: null };
  const replaced = (claim: Claim, nextInLine = before.nextInLine): Seating => ({
    claims: own ? before.claims.map((other) => (other === own ? claim : other)) : [...before.claims, claim],
    nextInLine,
  });
  if (own?.seat === 'offered') return own.offeredAt !== null && own.offeredAt <= saidAt ? replaced(seated) : before;
  if (own && own.seat !== 'lapsed') return before;
  const isFree = before.claims.filter(isTaken).length < at.capacity && !before.claims.some(({ seat }) => seat === 'waiting');
  if (isFree) return replaced(seated);
  return replaced({ ...seated, seat: 'waiting', inLine: before.nextInLine }, before.nextInLine + 1);
}

/** Removes a member who no longer says yes: their seat or offer goes to the first on the waiting list. */
export function leaveSeat(seating: Seating, memberId: string, at: At): Seating {
  return passOffersOn({ ...seating, claims: seating.claims.filter((claim) => claim.memberId !== memberId) }, at);
}

/** After a raise of the capacity, waiting members get the new seats at once, in order, without an offer. */
export function raiseCapacity(seating: Seating, at: At): Seating {
  const first = nextOnes(seating.claims, at.capacity);
  const claims = seating.claims.map((claim): Claim => (first.has(claim) ? { ...claim, seat: 'seated', inLine: null } : claim));
  return passOffersOn({ ...seating, claims }, at);
}
