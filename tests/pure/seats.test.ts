import { describe, expect, test } from 'vitest';
import { claimSeat, leaveSeat, offerEnd, passOffersOn, raiseCapacity, type Claim, type Seating } from '../../src/server/events/seats.ts';

const hour = 3_600_000;
const startsAt = new Date('2027-03-06T12:00:00Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * hour);
const early = before(100);
const at = (capacity: number, now = early) => ({ capacity, now, startsAt });

const seated = (memberId: string): Claim => ({ memberId, seat: 'seated', inLine: null, offeredAt: null, offeredUntil: null });
const waiting = (memberId: string, inLine: number): Claim => ({ ...seated(memberId), seat: 'waiting', inLine });
const offered = (memberId: string, inLine: number, offeredUntil: Date, offeredAt = before(112)): Claim => ({
  ...waiting(memberId, inLine),
  seat: 'offered',
  offeredAt,
  offeredUntil,
});
const lapsed = (memberId: string): Claim => ({ ...seated(memberId), seat: 'lapsed' });
const seating = (...claims: Claim[]): Seating => ({ claims, nextInLine: 10 });

describe('an offer of a seat', () => {
  test('ends after twelve hours, or earlier if the event starts soon', () => {
    const hours = (left: number) => ((offerEnd(before(left), startsAt)?.getTime() ?? 0) - before(left).getTime()) / hour;
    expect([100, 48, 47, 4, 1, 0.5, 0.25, 0.1].map(hours)).toEqual([12, 12, 11.75, 1, 0.25, 0.25, 0.25, 0.1]);
  });

  test('is not made once the event has started', () => {
    expect(offerEnd(startsAt, startsAt)).toBeUndefined();
    expect(offerEnd(before(-1), startsAt)).toBeUndefined();
    expect(passOffersOn(seating(waiting('asha', 1)), at(1, startsAt))).toEqual(seating(waiting('asha', 1)));
  });

  test('goes to the first in line, in whatever order they are listed', () => {
    const { claims, nextInLine } = passOffersOn(seating(waiting('asha', 3), waiting('bela', 1), waiting('chitra', 2)), at(2));
    expect(claims).toEqual([waiting('asha', 3), offered('bela', 1, before(88), early), offered('chitra', 2, before(88), early)]);
    expect(nextInLine).toBe(10);
  });

  test('counts as a taken seat', () => {
    const full = seating(seated('asha'), offered('bela', 1, before(90)), waiting('chitra', 2));
    expect(passOffersOn(full, at(2))).toEqual(full);
  });

  test('is made to nobody where more seats are taken than there are', () => {
    const crowded = seating(seated('asha'), seated('bela'), waiting('chitra', 1), waiting('dia', 2));
    expect(passOffersOn(crowded, at(1))).toEqual(crowded);
    expect(raiseCapacity(crowded, at(1))).toEqual(crowded);
  });

  test('lapses at its end, not before, and its seat is passed on', () => {
    const open = seating(offered('asha', 1, before(90)), waiting('bela', 2));
    expect(passOffersOn(open, at(1, before(90.01)))).toEqual(open);
    expect(passOffersOn(open, at(1, before(90))).claims).toEqual([lapsed('asha'), offered('bela', 2, before(78), before(90))]);
  });

  test('of one member lapses without touching a seat or a place in line', () => {
    const after = passOffersOn(seating(seated('asha'), offered('bela', 1, before(101)), lapsed('chitra')), at(1));
    expect(after.claims).toEqual([seated('asha'), lapsed('bela'), lapsed('chitra')]);
  });
});

describe('a yes', () => {
  test('takes a free seat', () => {
    expect(claimSeat(seating(seated('asha')), 'bela', early, at(2))).toEqual(seating(seated('asha'), seated('bela')));
  });

  test('takes the end of the waiting list where every seat is taken or offered', () => {
    const open = [seated('asha'), offered('bela', 1, before(90))];
    expect(claimSeat(seating(...open), 'chitra', early, at(2))).toEqual({ claims: [...open, waiting('chitra', 10)], nextInLine: 11 });
  });

  test('does not overtake those who wait while a seat is free, as after the start', () => {
    for (const line of [[waiting('asha', 1)], [seated('chitra'), waiting('asha', 1)]]) {
      expect(claimSeat(seating(...line), 'bela', startsAt, at(3, startsAt))).toEqual({
        claims: [...line, waiting('bela', 10)],
        nextInLine: 11,
      });
    }
  });

  test('accepts an offer that was made before it, at the latest at the same moment', () => {
    const open = (offeredAt: Date) => seating(seated('asha'), offered('bela', 1, before(90), offeredAt), waiting('chitra', 2));
    const accepted = seating(seated('asha'), seated('bela'), waiting('chitra', 2));
    expect(claimSeat(open(before(101)), 'bela', early, at(2))).toEqual(accepted);
    expect(claimSeat(open(early), 'bela', early, at(2))).toEqual(accepted);
    expect(claimSeat(open(before(99)), 'bela', early, at(2))).toEqual(open(before(99)));
  });

  test('given again changes neither a seat nor a place in line', () => {
    const full = seating(seated('asha'), waiting('bela', 1));
    expect(claimSeat(full, 'asha', early, at(1))).toEqual(full);
    expect(claimSeat(full, 'bela', early, at(1))).toEqual(full);
  });

  test('after a lapsed offer takes a free seat, or the end of the line, and the member is listed once', () => {
    expect(claimSeat(seating(lapsed('asha'), seated('bela')), 'asha', early, at(2))).toEqual(seating(seated('asha'), seated('bela')));
    expect(claimSeat(seating(lapsed('asha'), seated('bela')), 'asha', early, at(1))).toEqual({
      claims: [waiting('asha', 10), seated('bela')],
      nextInLine: 11,
    });
  });
});

describe('seats that become free', () => {
  test('by a no are offered to the first in line', () => {
    const after = leaveSeat(seating(seated('asha'), seated('bela'), waiting('chitra', 1)), 'asha', at(2));
    expect(after.claims).toEqual([seated('bela'), offered('chitra', 1, before(88), early)]);
  });

  test('by a raise of the capacity are given to the first in line at once, without an offer', () => {
    const line = seating(waiting('asha', 3), seated('bela'), waiting('chitra', 1), waiting('dia', 2));
    expect(raiseCapacity(line, at(3)).claims).toEqual([waiting('asha', 3), seated('bela'), seated('chitra'), seated('dia')]);
  });

  test('by a raise of the capacity are given also after the start, when no offer could be answered', () => {
    expect(raiseCapacity(seating(waiting('asha', 1)), at(1, startsAt)).claims).toEqual([seated('asha')]);
  });

  test('by an offer that ended before the raise are passed on with it', () => {
    const line = seating(offered('asha', 1, before(101)), waiting('bela', 2), waiting('chitra', 3));
    expect(raiseCapacity(line, at(2)).claims).toEqual([lapsed('asha'), seated('bela'), offered('chitra', 3, before(88), early)]);
  });
});
