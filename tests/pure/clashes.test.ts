import { describe, expect, test } from 'vitest';
import type { Clash } from '../../src/contract/event-answers.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import type { EnteredTournament } from '../../src/contract/tournaments.ts';
import { clashesOf } from '../../src/islands/events/clashes.ts';

type Mine = { is_me?: boolean; answer?: string | null; seat?: string | null };
const event = (id: string, from: string, to: string, mine: Mine = {}, cancelled_at: string | null = null) =>
  ({
    ...{ id, title: id, team_id: 'zephyrs', team_name: 'Zephyrs', cancelled_at },
    ...{ starts_at: `2026-11-28T${from}:00Z`, ends_at: `2026-11-28T${to}:00Z` },
    mine: [{ is_me: true, answer: 'yes', seat: null, ...mine }],
  }) as unknown as TeamEvent;
const nets = event('Nets', '12:00', '14:00');
const named = (among: TeamEvent[]) => clashesOf(nets, [nets, ...among]);

describe('an event clashes with another one of the reader', () => {
  test.each([
    ['that begins before its end', event('Late', '13:59', '15:00')],
    ['that ends after its start', event('Early', '11:00', '12:01')],
    ['that lies within it', event('Short', '12:30', '13:00')],
    ['that maybe is visited', event('Maybe', '12:00', '14:00', { answer: 'maybe' })],
    ['where a place is waited for', event('Waiting', '12:00', '14:00', { seat: 'waiting' })],
  ])('%s', (_what, other) => {
    expect(named([other])).toEqual([`${other.title} (Zephyrs)`]);
  });

  test.each([
    ['that begins when it ends', event('After', '14:00', '15:00')],
    ['that ends when it begins', event('Before', '11:00', '12:00')],
    ['that was declined', event('No', '12:00', '14:00', { answer: 'no' })],
    ['that was not answered', event('None', '12:00', '14:00', { answer: null })],
    ['whose place went to somebody else', event('Lapsed', '12:00', '14:00', { seat: 'lapsed' })],
    ['to which only a child goes', event('Child', '12:00', '14:00', { is_me: false })],
    ['that is called off', event('Off', '12:00', '14:00', {}, '2026-11-20T08:00:00Z')],
  ])('but not %s', (_what, other) => {
    expect(named([other])).toEqual([]);
  });
});

test('a tournament that the reader plays in is named first, and nothing twice that the server reports too', () => {
  const days = { starts_on: '2026-11-28', ends_on: '2026-11-29', time_zone: 'Asia/Kolkata' };
  const cup = { ...days, id: 'cup', name: 'Cup', team_id: 'rovers', team_name: 'Rovers', is_mine: true } as EnteredTournament;
  const others = { ...cup, id: 'other', name: 'Other', is_mine: false };
  const late = event('Late', '13:00', '15:00');
  const reported = [
    { id: 'Late', team_id: 'zephyrs', title: 'Late', team_name: 'Zephyrs', days: null },
    { id: 'cup', team_id: 'rovers', title: 'Cup', team_name: 'Rovers', days },
    { id: 'elsewhere', team_id: 'kites', title: 'Match', team_name: 'Kites', days: null },
  ] as unknown as Clash[];
  expect(clashesOf(nets, [nets, late], reported, [cup, others])).toEqual([
    'the tournament Cup (Rovers)',
    'Late (Zephyrs)',
    'Match (Kites)',
  ]);
});
