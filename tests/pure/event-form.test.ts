import { describe, expect, test } from 'vitest';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { repeatsOnce } from '../../src/contract/event-shapes.ts';
import { adaptEditOf, adaptEvent } from '../../src/islands/events/event-fields.ts';

const series = (rule: string | null) => ({ rule }) as TeamEvent;

describe('the form of an event', () => {
  test.each([
    ['once', { rule: '', until: null }, undefined],
    ['every week until a day', { rule: 'FREQ=WEEKLY', until: '2027-03-31' }, 'FREQ=WEEKLY;UNTIL=20270331'],
    ['every second week until a day', { rule: 'FREQ=WEEKLY;INTERVAL=2', until: '2027-03-31' }, 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20270331'],
    ['without an end, which the server asks for', { rule: 'FREQ=DAILY', until: null }, 'FREQ=DAILY'],
    ['no longer, whatever the end says', { rule: repeatsOnce, until: '2027-03-31' }, repeatsOnce],
  ])('says that it repeats %s', (_how, values, rule) => {
    expect(adaptEvent({ title: 'Nets', remind_before: '1440,120', ...values })).toEqual({
      title: 'Nets',
      remind_before: [1_440, 120],
      ...(rule && { rule }),
    });
  });

  test('sends no reminders where nobody is to be reminded', () => {
    expect(adaptEvent({ remind_before: '' })).toEqual({ remind_before: [] });
  });
});

describe('the form of an event of a series', () => {
  const before = 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270220T183000Z';

  test.each([
    ['keeps the rule as it is', before, { rule: '', until: null }, undefined],
    ['gives the rule another end', before, { rule: '', until: '2027-03-31' }, 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270331'],
    ['gives a counted rule an end', 'FREQ=DAILY;COUNT=4', { rule: '', until: '2027-03-31' }, 'FREQ=DAILY;UNTIL=20270331'],
    ['chooses another rule and end', before, { rule: 'FREQ=MONTHLY', until: '2027-03-31' }, 'FREQ=MONTHLY;UNTIL=20270331'],
    ['chooses another rule alone', before, { rule: 'FREQ=MONTHLY', until: null }, 'FREQ=MONTHLY'],
    ['is about a single event', null, { rule: '', until: '2027-03-31' }, undefined],
  ])('%s', (_what, now, values, rule) => {
    expect(adaptEditOf(series(now))({ ...values, remind_before: [60] })).toEqual({ remind_before: [60], ...(rule && { rule }) });
  });

  test('is the same when it is read twice, as after a conflict', () => {
    const adapt = adaptEditOf(series(before));
    const once = adapt({ rule: '', until: '2027-03-31', remind_before: '1440,120', title: 'Nets' });
    expect(adapt(once)).toEqual(once);
  });
});
