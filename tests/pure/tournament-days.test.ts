import { expect, test } from 'vitest';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { dateBlockOf, isDuring, tournamentAddress } from '../../src/contract/tournament-days.ts';
import type { EnteredTournament } from '../../src/contract/tournaments.ts';
import { withTournaments } from '../../src/islands/events/with-tournaments.ts';
import { tournamentsToday } from '../../src/layouts/tournaments/tournaments-today.ts';

const days = { starts_on: '2026-12-05', ends_on: '2026-12-06', time_zone: 'Asia/Kolkata' };
const cup = { ...days, id: 'c', team_id: 't', name: 'Cup' } as EnteredTournament;

test.each([
  ['the last minute before its first day', '2026-12-04T17:00:00Z', '2026-12-04T18:30:00Z', false],
  ['a minute into its first day', '2026-12-04T17:00:00Z', '2026-12-04T18:31:00Z', true],
  ['the last minute of its last day', '2026-12-06T18:29:00Z', '2026-12-06T20:00:00Z', true],
  ['midnight after its last day', '2026-12-06T18:30:00Z', '2026-12-06T20:00:00Z', false],
  ['all of it', '2026-12-01T00:00:00Z', '2026-12-31T00:00:00Z', true],
  ['a month later', '2027-01-06T18:00:00Z', '2027-01-06T20:00:00Z', false],
])('%s, in its own zone: %s to %s is on it: %s', (_what, starts_at, ends_at, falls) => {
  expect(isDuring({ starts_at, ends_at }, days)).toBe(falls);
});

test('a tournament is today by the time of its place, with the number of the day', () => {
  const at = (moment: string) => tournamentsToday([cup], new Date(moment)).map(({ day, days: all }) => [day, all]);
  expect(at('2026-12-04T18:29:00Z')).toEqual([]);
  expect(at('2026-12-04T18:30:00Z')).toEqual([[1, 2]]);
  expect(at('2026-12-06T12:00:00Z')).toEqual([[2, 2]]);
  expect(at('2026-12-06T18:30:00Z')).toEqual([]);
});

test('a tournament is listed before the events of its first day, under its own month', () => {
  const event = (id: string, starts_local: string) =>
    ({ id, starts_local, starts_at: `${starts_local}:00Z`, time_zone: 'Asia/Kolkata' }) as TeamEvent;
  const events = [event('a', '2026-11-30T09:00'), event('b', '2026-12-05T06:00'), event('c', '2026-12-07T06:00')];
  const later = { ...cup, id: 'l', starts_on: '2027-01-01' };
  expect(withTournaments(events, [cup, later]).map(({ key, month }) => [key, month])).toEqual([
    ['a', 'November 2026'],
    ['c t', 'December 2026'],
    ['b', 'December 2026'],
    ['c', 'December 2026'],
    ['l t', 'January 2027'],
  ]);
});

test('its days fit on a scoreboard, and its name links to its search result', () => {
  expect(dateBlockOf('5–13 Dec 2026')).toEqual({ days: '5–13', month: 'Dec', until: undefined });
  expect(dateBlockOf('30 Nov – 2 Dec 2026')).toEqual({ days: '30', month: 'Nov', until: 'to 2 Dec' });
  expect(tournamentAddress('Pots & Pans Cup')).toBe('/search?keyword=Pots+%26+Pans+Cup&category=tournaments');
});
