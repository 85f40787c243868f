import { describe, expect, test } from 'vitest';
import { readDay, readSeason, readTime } from '../../src/server/events/read-season.ts';

describe('a pasted season', () => {
  test.each([
    ['2027-02-06', '2027-02-06'],
    ['6/2/2027', '2027-02-06'],
    ['Sat 06.02.27', '2027-02-06'],
    ['Saturday, 6th February 2027', '2027-02-06'],
    ['31/02/2027', undefined],
    ['soon', undefined],
  ])('understands the date in %s', (text, day) => expect(readDay(text)).toBe(day));

  test.each([
    ['18:30', '18:30'],
    ['9.05', '09:05'],
    ['6:30 pm', '18:30'],
    ['12am', '00:00'],
    ['7pm', '19:00'],
    ['1830', '18:30'],
    ['25:00', undefined],
    ['13pm', undefined],
    ['noon', undefined],
  ])('understands the time in %s', (text, time) => expect(readTime(text)).toBe(time));

  test('is read with and without headings, with tabs, commas and semicolons', () => {
    const rows = readSeason('Venue\tOpponent\tDate\tTime\nMaidan 4\tRovers\t6/2/2027\t6pm\n\t Zebras\tsoon\t6pm');
    expect(rows).toEqual([
      { line: 2, starts_local: '2027-02-06T18:00', opponent: 'Rovers', place: 'Maidan 4', problem: null },
      { line: 3, starts_local: null, opponent: 'Zebras', place: '', problem: 'We cannot read the day "soon".' },
    ]);
    for (const mark of [',', ';', '\t']) {
      expect(readSeason(['6/2/2027', '18:00', 'Rovers', 'Maidan 4'].join(mark))).toMatchObject([
        { starts_local: '2027-02-06T18:00', place: 'Maidan 4' },
      ]);
    }
  });

  test.each([
    ['6/2/2027\t18:00\tRovers\tAway', 'Rovers (away)', ''],
    ['6/2/2027\t18:00\tRovers\th', 'Rovers (home)', ''],
    ['6/2/2027\t18:00\tRovers\tNeutral', 'Rovers (neutral ground)', ''],
    ['6/2/2027\t18:00\t\tAway', '', 'Away'],
    ['6/2/2027\t18:00\tRovers\tHome Park', 'Rovers', 'Home Park'],
    ['Date\tTime\tOpponent\tH/A\tVenue\n6/2/2027\t18:00\tRovers\tA\tMaidan 4', 'Rovers (away)', 'Maidan 4'],
    ['Date\tTime\tOpponent\tHome or away\n6/2/2027\t18:00\tRovers\tHome', 'Rovers (home)', ''],
    ['Date\tTime\tOpponent\tVenue\tH/A\n6/2/2027\t18:00\tRovers\tMaidan 4\t', 'Rovers', 'Maidan 4'],
  ])('says with the opponent whether %j is at home, and keeps a ground as the place', (text, opponent, place) => {
    expect(readSeason(text)).toMatchObject([{ starts_local: '2027-02-06T18:00', opponent, place, problem: null }]);
  });

  test('cuts a long name of an opponent, not whether the game is away', () => {
    const [row] = readSeason(`6/2/2027\t18:00\t${'R'.repeat(150)}\taway`);
    expect(row?.opponent).toHaveLength(100);
    expect(row?.opponent).toMatch(/R…? \(away\)$/);
  });
});
