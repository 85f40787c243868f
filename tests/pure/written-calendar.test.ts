import { expect, test } from 'vitest';
import { writeCalendar } from '../../src/server/calendars/write-calendar.ts';

type Entry = Parameters<typeof writeCalendar>[0][number];
const entry = {
  ...{ id: 'e', teamId: 't', teamName: 'Zephyrs', title: 'Training', note: '', opponent: null, place: '', mapLink: null },
  ...{ startsAt: new Date('2040-01-01T10:00Z'), endsAt: new Date('2040-01-01T12:00Z'), meetAt: null, timeZone: 'Asia/Kolkata' },
  ...{ isGone: false, isCancelled: false, cancelReason: null, sequence: 0, changedAt: new Date('2039-12-01T10:00Z'), answers: [] },
} as unknown as Entry;
const child = (name: string, answer: string | null) => ({ name, answer, seat: null }) as Entry['answers'][number];

test.each([
  ['nobody is asked', [], 'OPAQUE'],
  ['their child has not answered', [child('Ila', null)], 'OPAQUE'],
  ['their child does not come', [child('Ila', 'no')], 'TRANSPARENT'],
  ['one of two children does not come', [child('Ila', 'no'), child('Zed', 'yes')], 'OPAQUE'],
  ['one of two children does not come and the other has not answered', [child('Ila', 'no'), child('Zed', null)], 'OPAQUE'],
  ['neither of two children comes', [child('Ila', 'no'), child('Zed', 'no')], 'TRANSPARENT'],
])('a guardian whose calendar shows an event is busy or free where %s', (_who, answers, transparency) => {
  const written = writeCalendar([{ ...entry, answers }], { name: 'My teams', origin: 'https://elevate.example' });
  expect(/TRANSP:(\w+)/.exec(written)?.[1]).toBe(transparency);
});
