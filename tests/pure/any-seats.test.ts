import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimSeat, leaveSeat, offerEnd, passOffersOn, raiseCapacity, type Seating } from '../../src/server/events/seats.ts';

const minute = 60_000;
const start = new Date('2027-03-06T12:00:00Z');
const begins = new Date('2027-03-01T09:00:00Z');

const step = fc.oneof(
  fc.record({ do: fc.constant('yes' as const), who: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ do: fc.constant('leave' as const), who: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 1_500 }) }),
  fc.record({ do: fc.constant('raise' as const), by: fc.integer({ min: 1, max: 3 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type World = { seating: Seating; capacity: number; now: Date };

function follow({ seating, capacity, now }: World, next: Step): World {
  if (next.do === 'wait') {
    const later = new Date(now.getTime() + next.minutes * minute);
    return { capacity, now: later, seating: passOffersOn(seating, { capacity, now: later, startsAt: start }) };
  }
  const more = next.do === 'raise' ? capacity + next.by : capacity;
  const at = { capacity: more, now, startsAt: start };
  if (next.do === 'raise') return { capacity: more, now, seating: raiseCapacity(seating, at) };
  const who = `member ${next.who}`;
  return { capacity, now, seating: next.do === 'yes' ? claimSeat(seating, who, now, at) : leaveSeat(seating, who, at) };
}

const waitingIn = ({ claims }: Seating) =>
  claims.filter(({ seat }) => seat === 'waiting').sort((one, other) => (one.inLine ?? 0) - (other.inLine ?? 0));
const takenIn = ({ claims }: Seating) => claims.filter(({ seat }) => seat === 'seated' || seat === 'offered');

function everyWorld(capacity: number, steps: readonly Step[]): World[] {
  const worlds: World[] = [{ seating: { claims: [], nextInLine: 1 }, capacity, now: begins }];
  for (const next of steps) worlds.push(follow(worlds.at(-1) as World, next));
  return worlds;
}

const story = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 60 }));
const hold = (check: (worlds: World[]) => void) =>
  fc.assert(
    fc.property(story, ([capacity, steps]) => check(everyWorld(capacity, steps))),
    { numRuns: 400 },
  );

describe('any answers, in any order and with any delay', () => {
  test('never give more seats and offers than there are seats, and nobody is listed twice', () => {
    hold((worlds) => {
      for (const { seating, capacity } of worlds) {
        expect(takenIn(seating).length).toBeLessThanOrEqual(capacity);
        expect(new Set(seating.claims.map(({ memberId }) => memberId)).size).toBe(seating.claims.length);
      }
    });
  });

  test('leave nobody waiting while a seat is free, before the start', () => {
    hold((worlds) => {
      for (const { seating, capacity, now } of worlds) {
        if (now < start && takenIn(seating).length < capacity) expect(waitingIn(seating)).toEqual([]);
      }
    });
  });

  test('give each a unique place in line, and keep the order of those who wait', () => {
    hold((worlds) => {
      for (const [at, { seating }] of worlds.entries()) {
        const line = waitingIn(seating);
        expect(new Set(line.map(({ inLine }) => inLine)).size).toBe(line.length);
        const before = waitingIn(worlds[Math.max(0, at - 1)]?.seating ?? seating).map(({ memberId }) => memberId);
        const still = line.map(({ memberId }) => memberId).filter((member) => before.includes(member));
        expect(still).toEqual(before.filter((member) => still.includes(member)));
      }
    });
  });

  test('seat the first in line first', () => {
    hold((worlds) => {
      for (const [at, { seating }] of worlds.entries()) {
        const before = waitingIn(worlds[Math.max(0, at - 1)]?.seating ?? seating);
        const taken = new Set(takenIn(seating).map(({ memberId }) => memberId));
        const promoted = before.filter(({ memberId }) => taken.has(memberId));
        const left = before.filter(({ memberId }) => !seating.claims.some((claim) => claim.memberId === memberId));
        const ahead = before.filter((claim) => !left.includes(claim)).slice(0, promoted.length);
        expect(ahead).toEqual(promoted);
      }
    });
  });
});

describe('an offer', () => {
  const at = (now: Date) => ({ capacity: 1, now, startsAt: start });
  const line = ['first', 'second', 'third'].reduce<Seating>((seating, who) => claimSeat(seating, who, begins, at(begins)), {
    claims: [],
    nextInLine: 1,
  });
  const seatsOf = ({ claims }: Seating) => Object.fromEntries(claims.map(({ memberId, seat }) => [memberId, seat]));

  test('lasts twelve hours, less when the start is near, and never beyond it', () => {
    const hoursBefore = (hours: number) => new Date(start.getTime() - hours * 60 * minute);
    const kept = (hours: number) => ((offerEnd(hoursBefore(hours), start)?.getTime() ?? 0) - hoursBefore(hours).getTime()) / minute;
    expect([100, 24, 2, 0.5, 0.1].map(kept)).toEqual([720, 360, 30, 15, 6]);
    expect(offerEnd(start, start)).toBeUndefined();
  });

  test('goes to the first in line, is accepted by a yes, and passes on by itself', () => {
    const offered = leaveSeat(line, 'first', at(begins));
    expect(seatsOf(offered)).toEqual({ second: 'offered', third: 'waiting' });
    const soon = new Date(begins.getTime() + minute);
    expect(seatsOf(claimSeat(offered, 'second', soon, at(soon)))).toEqual({ second: 'seated', third: 'waiting' });
    expect(seatsOf(leaveSeat(offered, 'second', at(soon)))).toEqual({ third: 'offered' });
    const late = new Date(begins.getTime() + 721 * minute);
    const passed = passOffersOn(offered, at(late));
    expect(seatsOf(passed)).toEqual({ second: 'lapsed', third: 'offered' });
    expect(seatsOf(claimSeat(passed, 'second', late, at(late)))).toEqual({ second: 'waiting', third: 'offered' });
  });

  test('is not accepted by a yes that was given before it was made and sent later', () => {
    const offered = leaveSeat(line, 'first', at(new Date(begins.getTime() + 5 * minute)));
    const soon = new Date(begins.getTime() + 6 * minute);
    expect(seatsOf(claimSeat(offered, 'second', new Date(begins.getTime() + minute), at(soon)))).toEqual({
      second: 'offered',
      third: 'waiting',
    });
  });
});
