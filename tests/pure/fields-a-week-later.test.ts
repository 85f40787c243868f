import { expect, test } from 'vitest';
import { fieldsAWeekLater } from '../../src/islands/events/fields-a-week-later.ts';

type Given = Parameters<typeof fieldsAWeekLater>[0];

test('the same event a week later has all local times moved by seven days, over the end of a month and of daylight saving time', () => {
  const event = {
    ...{ team_id: 'team', kind: 'game', title: '', opponent: 'Rovers', note: 'Bring water', place: 'Maidan 4', own_map_link: null },
    ...{
      starts_local: '2027-03-27T18:30',
      ends_local: '2027-03-27T20:00',
      meet_local: '2027-03-26T23:59',
      answer_by_local: '2027-03-25T20:00',
    },
    ...{ capacity: 11, time_zone: 'Europe/London', remind_before: [1_440] },
  };
  const { own_map_link: link, ...others } = event;
  expect(fieldsAWeekLater(event as unknown as Given)).toEqual({
    ...{ ...others, map_link: link, tell: false },
    ...{
      starts_local: '2027-04-03T18:30',
      ends_local: '2027-04-03T20:00',
      meet_local: '2027-04-02T23:59',
      answer_by_local: '2027-04-01T20:00',
    },
  });
});

test('times that the event does not have are not made up a week later', () => {
  const event = {
    starts_local: '2027-03-27T18:30',
    ends_local: '2027-03-27T20:00',
    meet_local: null,
    answer_by_local: null,
    remind_before: [],
  };
  expect(fieldsAWeekLater(event as unknown as Given)).toMatchObject({ meet_local: null, answer_by_local: null });
});
