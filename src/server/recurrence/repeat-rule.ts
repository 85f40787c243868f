import 'temporal-polyfill/global';
import { RRuleTemporal } from 'rrule-temporal';

const day = '(?:MO|TU|WE|TH|FR|SA|SU)';
const ordinal = '[+-]?(?:[1-9]|[1-4]\\d|5[0-3])';
const monthDay = '[+-]?(?:[1-9]|[12]\\d|3[01])';
const yearDay = '[+-]?(?:[1-9]\\d?|[12]\\d\\d|3[0-5]\\d|36[0-6])';
const listOf = (one: string) => `${one}(?:,${one})*`;

/** What each part of a rule may be, within the ranges of RFC 5545. UNTIL is read by whoever knows the zone. */
const values: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    FREQ: 'DAILY|WEEKLY|MONTHLY|YEARLY',
    INTERVAL: '[1-9]\\d{0,2}',
    COUNT: '[1-9]\\d{0,3}',
    UNTIL: '\\d{8}(?:T\\d{6}Z?)?',
    BYDAY: listOf(`(?:${ordinal})?${day}`),
    BYMONTHDAY: listOf(monthDay),
    BYSETPOS: listOf(yearDay),
    BYMONTH: listOf('(?:[1-9]|1[0-2])'),
    WKST: day,
  }).map(([name, value]) => [name, new RegExp(`^(?:${value})$`)]),
);

/** The parts of a repetition rule (RFC 5545) as names and values, in capitals and without the prefix RRULE. */
export const partsOfRule = (rule: string): [name: string, value: string][] =>
  rule
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';')
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    });

/**
 * Whether a repetition rule has only parts that we know, each once and in its range. Anything else must not reach the library: a negative
 * interval, for example, has it calculate without end.
 */
export function isRepeatRule(rule: string): boolean {
  const parts = partsOfRule(rule);
  const names = parts.map(([name]) => name);
  return (
    names.includes('FREQ') && new Set(names).size === names.length && parts.every(([name, value]) => values[name]?.test(value) ?? false)
  );
}

/** Days, weeks or months that are looked at: the library stops there, also where a rule such as the 30th of February has no date at all. */
const mostPeriods = 4_000;
const lastYear = 9_999;

/**
 * The local times of a rule, in order, at most `most`. The rule is evaluated on local times, without clock changes; UNTIL is local, and a day
 * includes its end. The first time counts only if the rule matches it. Throws an error for a rule that `isRepeatRule` refuses, and for one
 * that finds too little within some years or goes beyond the year 9999.
 */
export function localTimesOfRule(rule: string, firstLocal: string, most: number): string[] {
  if (!isRepeatRule(rule)) throw new RangeError('not a rule of repetition');
  const parts = partsOfRule(rule).map(([name, value]) =>
    name === 'UNTIL' ? `UNTIL=${value.length === 8 ? `${value}T235959` : value.replace('Z', '')}Z` : `${name}=${value}`,
  );
  const start = `${firstLocal.replace(/[-:]/g, '')}00Z`;
  const found = new RRuleTemporal({ rruleString: `DTSTART:${start}\nRRULE:${parts.join(';')}`, maxIterations: mostPeriods });
  const times = found.all((_time, at) => at < most).map((time) => time.toPlainDateTime());
  // From the year 10000 on, times are written with a sign, and are no longer in order as text.
  if (times.some(({ year }) => year > lastYear)) throw new RangeError('too far ahead');
  return times.map((time) => time.toString({ smallestUnit: 'minute' }));
}
