import { dayEverywhere } from './ages.ts';

/** How the days of a column are written where both orders are possible: 03/04/2012. */
type DateOrder = 'day first' | 'month first' | 'either';

/**
 * A birth date as a list has it: all days (YYYY-MM-DD) that the cell can mean, the latest first. A year alone has its last day. Empty where
 * the cell is empty, and undefined where it cannot be read.
 */
type PossibleDays = readonly string[] | undefined;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** German names that do not begin as the English ones do. */
const germanMonths: Readonly<Record<string, number>> = { mär: 3, mrz: 3, mai: 5, okt: 10, dez: 12 };
const monthOf = (name: string): number => {
  const start = name.slice(0, 3).toLowerCase();
  return germanMonths[start] ?? months.indexOf(start) + 1;
};

/** Somebody who is imported is not older than this. */
const oldestYears = 120;

/** The day as YYYY-MM-DD; undefined for 31 February, a day to come and one too long ago. */
function dayOf(year: number, month: number, day: number, today: string): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return undefined;
  const text = at.toISOString().slice(0, 10);
  return text > today || year < Number(today.slice(0, 4)) - oldestYears ? undefined : text;
}

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/;
const withDots = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const withSlashes = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?: [\d:.]+(?: ?[AP]M)?)?$/i;
const dayAndMonthName = /^(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{4})$/u;
const monthNameAndDay = /^(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u;

/** The days that a cell can mean if nothing is known of its column. */
function possibleDays(cell: string, order: DateOrder, today: string): PossibleDays {
  if (cell === '') return [];
  const days = (...all: (readonly [number, number, number])[]): PossibleDays => {
    const real = all.flatMap(([year, month, day]) => dayOf(year, month, day, today) ?? []);
    return real.length === 0 ? undefined : [...new Set(real)].sort().reverse();
  };
  if (/^\d{4}$/.test(cell)) return lastDayOf(Number(cell), today);
  const parts = (pattern: RegExp) => pattern.exec(cell)?.slice(1);
  const [isoYear, isoMonth, isoDay] = (parts(yearFirst) ?? []).map(Number);
  if (isoYear !== undefined && isoMonth !== undefined && isoDay !== undefined) return days([isoYear, isoMonth, isoDay]);
  const [dotDay, dotMonth, dotYear] = (parts(withDots) ?? []).map(Number);
  if (dotYear !== undefined && dotMonth !== undefined && dotDay !== undefined) return days([dotYear, dotMonth, dotDay]);
  const [first, second, year] = (parts(withSlashes) ?? []).map(Number);
  if (year !== undefined && second !== undefined && first !== undefined) {
    if (order === 'day first') return days([year, second, first]);
    if (order === 'month first') return days([year, first, second]);
    return days([year, second, first], [year, first, second]);
  }
  const [namedDay, monthName, yearAfter] = parts(dayAndMonthName) ?? [];
  if (monthName !== undefined) return days([Number(yearAfter), monthOf(monthName), Number(namedDay)]);
  const [name, dayAfter, lastYear] = parts(monthNameAndDay) ?? [];
  return name === undefined ? undefined : days([Number(lastYear), monthOf(name), Number(dayAfter)]);
}

/** A year alone: its last day, or today in the current year, because then nobody counts as older than they are. */
function lastDayOf(year: number, today: string): PossibleDays {
  const thisYear = Number(today.slice(0, 4));
  if (year > thisYear || year < thisYear - oldestYears) return undefined;
  return [year === thisYear ? today : `${year}-12-31`];
}

/** The order in which a column writes days and months: a number above 12 in one cell decides for all of them. */
function orderOf(cells: readonly string[]): DateOrder {
  const pairs = cells.flatMap((cell) => {
    const [first, second] = withSlashes.exec(cell)?.slice(1).map(Number) ?? [];
    return first === undefined || second === undefined ? [] : [{ first, second }];
  });
  const isDayFirst = pairs.some(({ first }) => first > 12);
  const isMonthFirst = pairs.some(({ second }) => second > 12);
  if (isDayFirst === isMonthFirst) return 'either';
  return isDayFirst ? 'day first' : 'month first';
}

/** Reads a column of birth dates as a whole, so that one 25/12/2012 says how 03/04/2012 is meant. */
export function readBirthDates(cells: readonly string[], now = new Date()): PossibleDays[] {
  const order = orderOf(cells);
  // Half a day ahead, so that a child who was born today is not from the future anywhere.
  const today = dayEverywhere(new Date(now.getTime() + 24 * 3_600_000));
  return cells.map((cell) => possibleDays(cell.trim(), order, today));
}
