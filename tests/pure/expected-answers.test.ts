import { describe, expect, test } from 'vitest';
import { eventWithAnswer, playersWithAnswer, viaOf } from '../../src/stores/expected-answers.ts';
import { eventPlayer, myAnswer, shownEvent } from '../builders/shown-events.ts';

describe('an answer that the server has not confirmed', () => {
  const given = (of: { member_id: string }, event = '', answer: 'yes' | 'no' = 'yes') => ({
    ...{ event_id: event, member_id: of.member_id, answer, note: 'Knee' },
  });

  test('moves its member in the counts, once', () => {
    const mine = myAnswer({ answer: 'maybe', note: 'Knee' });
    const event = shownEvent({ mine: [mine, myAnswer({ is_me: false })] });
    const after = eventWithAnswer(event, given(mine, event.id));
    expect([after.counts, after.mine[0]?.answer, after.mine[1]]).toEqual([{ ...event.counts, maybe: 3, yes: 7 }, 'yes', event.mine[1]]);
    expect(eventWithAnswer(after, given(mine, event.id))).toBe(after);
    expect(eventWithAnswer(event, given(mine, crypto.randomUUID()))).toBe(event);
  });

  test.each([
    ['by their absence', { is_by_absence: true }, { yes: 6 }],
    ['for a place that is offered', { seat: 'offered' }, { yes: 7 }],
    ['for a place that they lost', { seat: 'lapsed' }, { yes: 6 }],
    ['with another note', { note: '' }, { yes: 6 }],
  ] as const)('counts though the same was answered %s', (_how, changes, counts) => {
    const mine = myAnswer({ answer: 'yes', note: 'Knee', ...changes });
    const event = shownEvent({ mine: [mine] });
    const after = eventWithAnswer(event, given(mine, event.id));
    expect(after.counts).toEqual({ ...event.counts, ...counts });
    expect(after.mine).toEqual([{ ...mine, note: 'Knee', is_by_absence: false, seat: null }]);
  });

  test('takes only who was asked from those without an answer', () => {
    const [asked, other] = [myAnswer(), myAnswer({ is_asked: false })];
    const event = shownEvent({ mine: [asked, other] });
    expect(eventWithAnswer(event, given(asked, event.id)).counts).toMatchObject({ yes: 7, none: 4 });
    expect(eventWithAnswer(event, given(other, event.id)).counts).toMatchObject({ yes: 7, none: 5 });
  });

  test('names who gave it: the reader, a guardian, or staff', () => {
    const event = shownEvent({ mine: [myAnswer({ member_id: 'me' }), myAnswer({ member_id: 'child', is_me: false })] });
    expect(['me', 'child', 'other'].map((member) => viaOf(event, member))).toEqual(['app', 'guardian', 'manager']);
  });

  test('gets a place where one is free and nobody waits, and stands in line otherwise', () => {
    const seated = eventPlayer('Ila', { answer: 'yes', seat: 'seated' });
    const [waiting, offered] = [eventPlayer('Mira', { seat: 'waiting', place_in_line: 1 }), eventPlayer('Omar', { seat: 'offered' })];
    const one = eventPlayer('Lena', { via: 'mail', offered_until: '2031-11-27T13:00:00Z' });
    const placeOf = (others: readonly (typeof one)[], capacity: number | null, player = one, answer: 'yes' | 'no' = 'yes') => {
      const after = playersWithAnswer([...others, player], given(player, '', answer), { capacity, via: 'app' });
      expect(after.slice(0, -1)).toEqual(others);
      return after.at(-1);
    };
    const free = { seat: null, place_in_line: null };
    expect(placeOf([], null)).toEqual({ ...one, ...free, answer: 'yes', note: 'Knee', offered_until: null, via: 'app' });
    expect(placeOf([seated], 2)).toMatchObject({ seat: 'seated', place_in_line: null });
    expect(placeOf([seated], 1)).toMatchObject({ seat: 'waiting', place_in_line: 1 });
    expect(placeOf([seated, waiting], 3)).toMatchObject({ seat: 'waiting', place_in_line: 2 });
    expect(placeOf([seated, offered], 2)).toMatchObject({ seat: 'waiting', place_in_line: 1 });
    expect(placeOf([seated], 2, offered)).toMatchObject({ seat: 'seated' });
    expect(placeOf([seated], 1, waiting)).toMatchObject({ seat: 'waiting', place_in_line: 1 });
    expect(placeOf([seated], 2, offered, 'no')).toMatchObject({ ...free, answer: 'no' });
  });
});
