import ICAL from 'ical.js';
import { expect } from 'vitest';

/** A calendar file as a parser reads it that is not the one that wrote it; strictly, so that what it forgives is seen. */
export function parseCalendar(text: string) {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  // Every line ends in CR LF, and is 75 octets at most.
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component, { strictExceptions: true }));
  return {
    // The parser leaves what it does not know as it is; calendars read it as text.
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
      /** The first day and the one after the last, of what takes whole days. */
      days: event.startDate.isDate ? [event.startDate.toString(), event.endDate.toString()] : null,
      status: event.component.getFirstPropertyValue('status') as string,
      transparency: event.component.getFirstPropertyValue('transp') as string,
    })),
  };
}
