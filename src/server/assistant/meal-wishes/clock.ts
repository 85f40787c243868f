/** An hour as it is said or typed: '7', '7:30 pm', '8 baje', '9 at night'; three groups. */
export const clock =
  '(\\d{1,2})(?:[:.](\\d{2}))?(?: ?(am|pm|a m|p m|baje|बजे|oclock|o clock|in the (?:morning|evening)|at night|noon))?(?: (?:baje|बजे))?';

type Part = 'from' | 'until';
/** Minutes of a day; without am or pm a start is in the day (6 to 17 h), and an end in its second half. */
export function minutesOf(hour: string | undefined, minute: string | undefined, half: string | undefined, part: Part): number | undefined {
  const value = Number(hour);
  if (!Number.isFinite(value) || value > 24) return undefined;
  const isAfternoon =
    /^p|evening|night/.test(half ?? '') || (!/^a|morning/.test(half ?? '') && value < 12 && (part === 'until' || value < 6));
  const isMidnight = /^a/.test(half ?? '') && value === 12;
  return ((isMidnight ? 0 : value < 12 && isAfternoon ? value + 12 : value) * 60 + Number(minute ?? 0)) % (24 * 60 + 1);
}
/** Minutes of a day as a clock writes them. */
export const written = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;
