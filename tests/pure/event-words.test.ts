import { describe, expect, test } from 'vitest';
import { countsInWords, dayParts, hoursOf, kindBeside, ruleInWords, zonedMoment } from '../../src/contract/event-words.ts';

const [india, newYork] = ['Asia/Kolkata', 'America/New_York'];

describe('when an event is', () => {
  test('is said on the clock of its own zone', () => {
    expect(dayParts('2026-11-28T19:00:00Z', india)).toEqual({ weekday: 'Sun', day: '29', month: 'Nov' });
    expect(dayParts('2026-11-28T19:00:00Z', newYork)).toEqual({ weekday: 'Sat', day: '28', month: 'Nov' });
    expect(zonedMoment('2026-11-28T13:00:00Z', india)).toBe('Sat 28 Nov, 18:30 Kolkata time');
    expect(zonedMoment('2026-11-28T13:00:00Z', newYork)).toBe('Sat 28 Nov, 08:00 New York time');
  });

  test.each([
    ['2026-11-28T13:00:00Z', '2026-11-28T14:30:00Z', india, '18:30 to 20:00'],
    ['2026-11-28T18:00:00Z', '2026-11-28T18:30:00Z', india, '23:30 to Sun 29 Nov, 00:00'],
    ['2026-11-28T18:00:00Z', '2026-11-28T18:30:00Z', newYork, '13:00 to 13:30'],
  ])('names the last day if it is another one there: %s to %s in %s', (starts_at, ends_at, time_zone, words) => {
    expect(hoursOf({ starts_at, ends_at, time_zone })).toBe(words);
  });
});

test.each([
  ['FREQ=DAILY;COUNT=5', 'every day, 5 times'],
  ['FREQ=WEEKLY;BYDAY=TU', 'every week on Tuesday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH,SA;COUNT=9', 'every second week on Tuesday, Thursday and Saturday, 9 times'],
  ['FREQ=MONTHLY;INTERVAL=3', 'every 3 months'],
  // Half past midnight in India is the evening before in UTC.
  ['FREQ=WEEKLY;UNTIL=20270219T190000Z', 'every week, until 20 Feb 2027'],
])('the rule %s is %s', (rule, words) => {
  expect(ruleInWords(rule, india)).toBe(words);
});

test('answers are counted in words: yes and no always, the others where there are some', () => {
  expect(countsInWords({ yes: 0, maybe: 0, no: 0, waiting: 0, none: 0 })).toBe('0 yes, 0 no');
  expect(countsInWords({ yes: 5, maybe: 1, no: 2, waiting: 3, none: 4 })).toBe(
    '5 yes, 1 maybe, 2 no, 3 waiting for a place, 4 not answered',
  );
});

test('the kind of an event is not said beside a title that says it', () => {
  expect(kindBeside({ kind: 'training', title: 'Nets' })).toBe('Training');
  expect(kindBeside({ kind: 'training', title: 'Evening training' })).toBe('');
  expect(kindBeside({ kind: 'game', title: 'Training' })).toBe('Game');
  expect(kindBeside({ kind: 'game', title: 'Endgame studies' })).toBe('Game');
  expect(kindBeside({ kind: 'game', title: 'Two games, Sunday' })).toBe('');
});
