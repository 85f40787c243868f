import rrule from 'rrule';
import { Temporal } from 'temporal-polyfill';
import { limits } from '../../contract/limits.ts';
import { invalidInput } from '../http/refusal.ts';

const { Frequency, RRule } = rrule;
const frequencies: readonly number[] = [Frequency.DAILY, Frequency.WEEKLY, Frequency.MONTHLY];

/** The moment of a wall-clock time in a zone. A time that the clocks skip is taken an hour later, one that comes twice the first time. */
export const momentOf = (local: string, timeZone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds);

/** What the clock on the wall shows at a moment in a zone, to the minute, as a date and time field takes it. */
export const wallClockOf = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

const wrong = (text: string) => invalidInput({ rule: text });

/**
 * The moments of an RRULE (RFC 5545) that counts from a wall-clock time, each at that time of day whatever the clocks do between.
 * Refuses a rule that cannot be read, that is not by day, week or month, that never ends, or that comes too often.
 */
export function momentsOfRule(rule: string, local: string, timeZone: string): Date[] {
  const options = parsed(rule);
  if (options.freq === undefined || !frequencies.includes(options.freq)) throw wrong('Every day, week or month, please.');
  if (!options.count && !options.until) throw wrong('Please say how often, or until when.');
  // The rule is worked out on the wall, in a zone without changes, and each time is put into its zone afterwards.
  const onTheWall = new RRule({ ...options, dtstart: new Date(`${local}:00Z`), tzid: null });
  const times = onTheWall.all((_time, at) => at <= limits.taskRepeats);
  if (times.length === 0) throw wrong('This never comes.');
  if (times.length > limits.taskRepeats) throw wrong(`At most ${limits.taskRepeats} times, please.`);
  return times.map((time) => momentOf(time.toISOString().slice(0, 16), timeZone));
}

function parsed(rule: string) {
  try {
    return RRule.parseString(rule.replace(/^RRULE:/, ''));
  } catch {
    throw wrong('This rule cannot be read.');
  }
}
