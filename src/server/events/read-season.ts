import papaparse from 'papaparse';
import { limits } from '../../contract/limits.ts';
import { cutTo, oneLine } from '../../contract/shapes.ts';

export type SeasonRow = { line: number; starts_local: string | null; opponent: string; place: string; problem: string | null };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number) => String(value).padStart(2, '0');

/** Parses a day: 2026-11-28, 28/11/2026, 28.11.26 or Sat 28 Nov 2026. The day comes before the month. */
export function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  const numbers = /^(?:[a-z]+\.?,? +)?(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/i.exec(text.trim());
  const words = /^(?:[a-z]+\.?,? +)?(\d{1,2})(?:st|nd|rd|th)?\.? +([a-z]{3})[a-z]*\.?,? +(\d{4})$/i.exec(text.trim());
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : numbers
      ? [Number(numbers[3]) + ((numbers[3] ?? '').length === 2 ? 2_000 : 0), Number(numbers[2]), Number(numbers[1])]
      : words
        ? [Number(words[3]), months.indexOf((words[2] ?? '').toLowerCase()) + 1, Number(words[1])]
        : [0, 0, 0];
  const date = `${year}-${two(month)}-${two(day)}`;
  const isDay = year >= 2_000 && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  return isDay ? date : undefined;
}

/** Parses a time: 18:30, 18.30, 6:30 pm, 6pm or 1830. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.h]?(\d{2}))? *([ap]\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  const isAfternoon = /^p/i.test(half ?? '');
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 && (!half || Number(hours) <= 12) ? `${two(hour)}:${minutes}` : undefined;
}

const names = {
  date: /^(date|day|when)$/i,
  time: /^(time|start|kick.?off)$/i,
  opponent: /^(opponent|against|versus|vs\.?|team)$/i,
  place: /^(place|venue|ground|where|location)$/i,
  side: /^(h ?[/&]? ?a|home ?(?:\/|or|&) ?away)$/i,
};
type Column = keyof typeof names;
/** The columns of a table without headings; whether a game is at home is in the place's column there. */
const inOrder: readonly Column[] = ['date', 'time', 'opponent', 'place'];

/** The index of each column: by the names in the first line, else in the order date, time, opponent, place. -1 for one that is missing. */
function columnsOf(first: readonly string[]): { indexOf: (column: Column) => number; hasNames: boolean } {
  const found = (column: Column) => first.findIndex((cell) => names[column].test(cell.trim()));
  const hasNames = found('date') >= 0;
  return { hasNames, indexOf: hasNames ? found : (column) => inOrder.indexOf(column) };
}

const sides: readonly (readonly [RegExp, string])[] = [
  [/^(h|home)$/i, 'home'],
  [/^(a|away)$/i, 'away'],
  [/^(n|neutral)$/i, 'neutral ground'],
];
const sideOf = (text: string) => sides.find(([pattern]) => pattern.test(text))?.[1];

/** The opponent with 'home' or 'away', which tables often write where the ground would be: mails and calendars would call it the place. */
function withSide(opponent: string, place: string, side: string): { opponent: string; place: string } {
  const said = sideOf(side) ?? sideOf(place);
  if (!said || opponent === '') return { opponent, place };
  return { opponent: `${cutTo(limits.eventTitleLength - said.length - 3, opponent)} (${said})`, place: sideOf(place) ? '' : place };
}

/**
 * Parses a pasted table of games, from a spreadsheet or a web page. Each row is a game or has a `problem`. A cell may span lines; its text
 * is one line.
 */
export function readSeason(text: string): SeasonRow[] {
  const { data } = papaparse.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy', delimitersToGuess: ['\t', ';', ',', '|'] });
  const { indexOf, hasNames } = columnsOf(data[0] ?? []);
  return data.slice(hasNames ? 1 : 0, limits.seasonRows + (hasNames ? 1 : 0)).map((cells, index) => {
    const cell = (column: Column) => oneLine(cells[indexOf(column)] ?? '');
    const [day, time] = [readDay(cell('date')), readTime(cell('time'))];
    const { opponent, place } = withSide(
      cutTo(limits.eventTitleLength, cell('opponent')),
      cutTo(limits.eventPlaceLength, cell('place')),
      cell('side'),
    );
    const problem = !day
      ? `We cannot read the day "${cutTo(40, cell('date'))}".`
      : !time
        ? `We cannot read the time "${cutTo(40, cell('time'))}".`
        : null;
    return { line: index + 1 + (hasNames ? 1 : 0), starts_local: day && time ? `${day}T${time}` : null, opponent, place, problem };
  });
}
