import Papa from 'papaparse';
import { readBirthDates } from '../../../../contract/birth-date-cells.ts';
import { limits } from '../../../../contract/limits.ts';
import { importColumns, type ImportColumn, type ImportRow } from '../../../../contract/people-import.ts';

/** The known headings of columns, in lower case without punctuation. */
const headings: Readonly<Record<ImportColumn | 'name', readonly string[]>> = {
  name: ['name', 'full name', 'fullname', 'player', 'player name', 'member', 'member name', 'person'],
  first_name: ['first name', 'firstname', 'first', 'given name', 'forename'],
  last_name: ['last name', 'lastname', 'last', 'surname', 'family name'],
  email: ['email', 'e mail', 'mail', 'email address', 'e mail address', 'email id', 'mail id'],
  phone: [
    'phone',
    'mobile',
    'mobile number',
    'mobile no',
    'phone number',
    'phone no',
    'contact',
    'contact number',
    'whatsapp',
    'telephone',
    'tel',
  ],
  jersey_number: [
    'jersey',
    'jersey number',
    'jersey no',
    'number',
    'no',
    'shirt',
    'shirt number',
    'shirt no',
    'kit number',
    'squad number',
  ],
  position: ['position', 'pos', 'playing position'],
  as: ['role', 'as', 'type', 'squad', 'place'],
  guardian_email: [
    'guardian',
    'guardian email',
    'guardian mail',
    'guardian e mail',
    'parent',
    'parent email',
    'parents email',
    'parent mail',
    'mother email',
    'father email',
  ],
  birth_date: [
    'dob',
    'd o b',
    'date of birth',
    'birth date',
    'birthdate',
    'birthday',
    'born',
    'born on',
    'birth',
    'year of birth',
    'birth year',
    'yob',
    'geburtsdatum',
    'geburtstag',
    'geboren',
    'geboren am',
    'jahrgang',
    'जन्म तिथि',
    'जन्मतिथि',
    'janm tithi',
    'janam tithi',
  ],
};
const columnOf = new Map(
  Object.entries(headings).flatMap(([column, names]) => names.map((name) => [name, column as ImportColumn | 'name'])),
);
const folded = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    // As in 'Date of birth (dd/mm/yyyy)'.
    .replace(/( (d{1,2}|m{1,2}|y{2,4}|t{1,2}|j{4}))+$/, '');

export type PeopleList = {
  rows: ImportRow[];
  /** The number of rows above the limit. */
  tooMany: number;
  /** Unknown headings, as they are written in the list. */
  unknown: string[];
};

/** The text of one cell: a single line without control characters, cut to the maximum length. */
const cellOf = (text: string | undefined) =>
  (text ?? '')
    // eslint-disable-next-line no-control-regex -- the pattern is about control characters
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, limits.importCellLength);

/** Parses a pasted or chosen list: commas, semicolons or tabs; headings in any order and common spellings, or none. */
export function readPeopleList(text: string): PeopleList {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), { skipEmptyLines: 'greedy' });
  const [first = []] = data;
  const named = first.map((heading) => columnOf.get(folded(heading)));
  const hasHeadings = named.some((column) => column !== undefined) && !first.some((cell) => cell.includes('@'));
  const columns = hasHeadings ? named : guessColumns(first);
  const people = hasHeadings ? data.slice(1) : data;
  const rows = withReadDates(people.map((cells) => readPerson(cells, columns)));
  return {
    rows: rows.slice(0, limits.importRows),
    tooMany: Math.max(0, people.length - limits.importRows),
    unknown: hasHeadings ? first.filter((heading, at) => heading.trim() !== '' && named[at] === undefined) : [],
  };
}

/** Writes the dates that are certain by their whole column as YYYY-MM-DD, so that they stay so when only some rows are sent. */
function withReadDates(rows: readonly ImportRow[]): ImportRow[] {
  const dates = readBirthDates(rows.map((row) => row.birth_date));
  return rows.map((row, at) => {
    const [day, other] = dates[at] ?? [];
    const isYear = /^\d{4}$/.test(row.birth_date);
    return day !== undefined && other === undefined && !isYear ? { ...row, birth_date: day } : row;
  });
}

/** Without headings: a cell with @ is the e-mail address, the first other cell is the name. */
function guessColumns(cells: readonly string[]): (ImportColumn | 'name' | undefined)[] {
  const address = cells.findIndex((cell) => cell.includes('@'));
  const name = cells.findIndex((_cell, at) => at !== address);
  return cells.map((_cell, at) => (at === address ? 'email' : at === name ? 'name' : undefined));
}

function readPerson(cells: readonly string[], columns: readonly (ImportColumn | 'name' | undefined)[]): ImportRow {
  const row = Object.fromEntries(importColumns.map((column) => [column, ''])) as ImportRow;
  for (const [at, column] of columns.entries()) {
    if (column === undefined) continue;
    const cell = cellOf(cells[at]);
    if (column !== 'name') {
      row[column] ||= cell;
      continue;
    }
    const [firstName = '', ...others] = cell.split(/\s+/);
    row.first_name ||= firstName;
    row.last_name ||= others.join(' ');
  }
  return row;
}
