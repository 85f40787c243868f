import ICAL from 'ical.js';
import { expect } from 'vitest';

/** Parses a calendar file strictly with another library than the one that writes it, so that errors are found. */
export function parseCalendar(text: string) {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  // Every line ends in CR LF and has at most 75 octets.
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component, { strictExceptions: true }));
  return {
    // The parser leaves unknown properties escaped; calendars read them as text.
    name: String(calendar.getFirstPropertyValue('x-wr-calname')).replace(/\\(.)/g, '$1'),
    events: events.map((event) => ({
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      location: event.location,
      sequence: event.sequence,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      zone: event.startDate.zone.tzid,
      /** The first day and the day after the last, for whole-day events. */
      days: event.startDate.isDate ? [event.startDate.toString(), event.endDate.toString()] : null,
      status: event.component.getFirstPropertyValue('status') as string,
      transparency: event.component.getFirstPropertyValue('transp') as string,
    })),
  };
}
