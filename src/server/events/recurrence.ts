import { Temporal } from 'temporal-polyfill';
import { limits } from '../../contract/limits.ts';
import { instantOf, isRepeatRule, localOf, localTimesOfRule, partsOfRule } from '../recurrence/index.ts';
import { invalidInput } from '../http/refusal.ts';

const wrong = (text: string) => invalidInput({ rule: text });

const untilPattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/;

/** The last local time that UNTIL allows: the end of a date, or an instant converted to the zone. */
function untilLocal(value: string, zone: string): string {
  const [, year, month, day, hour, minute, isUtc] = untilPattern.exec(value) ?? [];
  if (!year) throw wrong('UNTIL is a day, as UNTIL=20270331.');
  const date = `${year}-${month}-${day}`;
  const local = `${date}T${hour ?? '23'}:${minute ?? '59'}`;
  if (Number.isNaN(Date.parse(`${local}Z`))) throw wrong('UNTIL is a day, as UNTIL=20270331.');
  return isUtc ? localOf(new Date(`${local}Z`), zone) : local;
}

const partsOf = (rule: string) => partsOfRule(rule).map((part) => part.join('='));

/**
 * An RFC 5545 rule with UNTIL converted to UTC. Refuses `invalidInput` for an invalid rule, one that repeats more often than daily, and one
 * without an end.
 */
export function normalRule(rule: string, zone: string): string {
  const parts = partsOf(rule);
  if (!parts.some((part) => /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(part))) throw wrong('Daily, weekly, monthly or yearly.');
  if (!isRepeatRule(rule)) throw wrong('This is not a rule of repetition.');
  if (!parts.some((part) => /^(COUNT|UNTIL)=/.test(part))) throw wrong('Please say when it ends: by a number or a day.');
  return parts
    .map((part) => {
      if (!part.startsWith('UNTIL=')) return part;
      const until = instantOf(untilLocal(part.slice(6), zone), zone).toISOString();
      return `UNTIL=${until.slice(0, 19).replace(/[-:]/g, '')}Z`;
    })
    .join(';');
}

/**
 * The local start times of a normalized rule, always including the first. Refuses `invalidInput` for too many starts, or ones too far
 * ahead.
 */
export function startsOf(rule: string, firstLocal: string, zone: string): string[] {
  const options = partsOf(rule)
    .map((part) => {
      if (!part.startsWith('UNTIL=')) return part;
      return `UNTIL=${untilLocal(part.slice(6), zone).replace(/[-:]/g, '')}59Z`;
    })
    .join(';');
  let starts: string[];
  try {
    starts = localTimesOfRule(options, firstLocal, limits.occurrencesOfASeries + 1);
  } catch {
    throw wrong('This is not a rule of repetition.');
  }
  // RFC 5545: the first start counts, even if the rule does not match it.
  const count = Number(/COUNT=(\d+)/.exec(options)?.[1] ?? Infinity);
  if (starts[0] !== firstLocal) starts = [firstLocal, ...starts].slice(0, count);
  if (starts.length > limits.occurrencesOfASeries) throw wrong(`At most ${limits.occurrencesOfASeries} times.`);
  const horizon = Temporal.PlainDateTime.from(firstLocal).add({ years: limits.seriesYears }).toString();
  if ((starts.at(-1) ?? '') > horizon) throw wrong(`At most ${limits.seriesYears} years ahead.`);
  return starts;
}

/** Adds the series' own end to a rule without one: its UNTIL, or the number of events that are left of it. */
export function endingAs(rule: string, now: string, timesLeft: number): string {
  const isEnd = (part: string) => /^(COUNT|UNTIL)=/.test(part);
  if (partsOf(rule).some(isEnd)) return rule;
  const until = partsOf(now).find((part) => part.startsWith('UNTIL='));
  return [...partsOf(rule), until ?? `COUNT=${timesLeft}`].join(';');
}

/** The same rule, ending with `lastLocal`. */
export function ruleUntil(rule: string, lastLocal: string, zone: string): string {
  const others = partsOf(rule).filter((part) => !/^(COUNT|UNTIL)=/.test(part));
  const until = instantOf(lastLocal, zone).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return [...others, `UNTIL=${until}Z`].join(';');
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The rule moved by this many days; undefined if it depends on days of the month. */
export function turnedBy(rule: string, days: number): string | undefined {
  const parts = partsOf(rule);
  if (parts.some((part) => /^BY(MONTHDAY|SETPOS|MONTH)=/.test(part))) return undefined;
  const byDay = parts.find((part) => part.startsWith('BYDAY='));
  if (!byDay) return rule;
  if (!parts.includes('FREQ=WEEKLY') || !/^BYDAY=[A-Z]{2}(,[A-Z]{2})*$/.test(byDay)) return undefined;
  const turn = (day: string) => weekdays[(((weekdays.indexOf(day) + days) % 7) + 7) % 7] ?? day;
  const next = byDay.slice(6).split(',').map(turn);
  // The start of the week moves too, so that 'every second week' still hits the same weeks.
  const week = turn(parts.find((part) => part.startsWith('WKST='))?.slice(5) ?? 'MO');
  const others = parts.filter((part) => !part.startsWith('WKST='));
  return [...others.map((part) => (part === byDay ? `BYDAY=${next.join(',')}` : part)), `WKST=${week}`].join(';');
}
