import { describe, expect, test } from 'vitest';
import { readBirthDates } from '../../src/contract/birth-date-cells.ts';
import { readPeopleList } from '../../src/islands/teams/invitations/import/read-people-list.ts';

const now = new Date('2026-06-15T12:00:00Z');
const read = (...cells: string[]) => readBirthDates(cells, now);

describe('a birth date', () => {
  test.each([
    ['2012-04-30', '2012-04-30'],
    ['2012/4/30', '2012-04-30'],
    ['2012-04-30 00:00:00', '2012-04-30'],
    ['30/04/2012', '2012-04-30'],
    ['30-4-2012', '2012-04-30'],
    ['04/30/2012', '2012-04-30'],
    ['30.04.2012', '2012-04-30'],
    ['3.4.2012', '2012-04-03'],
    ['30 April 2012', '2012-04-30'],
    ['30-Apr-2012', '2012-04-30'],
    ['3rd Apr 2012', '2012-04-03'],
    ['April 3, 2012', '2012-04-03'],
    ['3. März 2012', '2012-03-03'],
    ['2012', '2012-12-31'],
    ['2026', '2026-06-16'],
    ['29/02/2012', '2012-02-29'],
  ])('written %s is read', (cell, day) => {
    expect(read(cell)).toEqual([[day]]);
  });

  test.each([
    '31/02/2012',
    '29.02.2013',
    '30/30/2012',
    '12',
    '03/04/12',
    'soon',
    '2027',
    '2026-06-18',
    '1850',
    '1850-01-01',
    '30 Foo 2012',
  ])('written %s is not read', (cell) => {
    expect(read(cell)).toEqual([undefined]);
  });

  test('may be missing', () => {
    expect(read('', '  ')).toEqual([[], []]);
  });

  test('with two small numbers is read by its column, and without help in both ways, the younger one first', () => {
    expect(read('03/04/2012', '25/12/2011')).toEqual([['2012-04-03'], ['2011-12-25']]);
    expect(read('03/04/2012', '12/25/2011')).toEqual([['2012-03-04'], ['2011-12-25']]);
    expect(read('03/04/2012')).toEqual([['2012-04-03', '2012-03-04']]);
    expect(read('03/04/2012', '25/12/2011', '12/25/2011')[0]).toEqual(['2012-04-03', '2012-03-04']);
    expect(read('05/05/2012')).toEqual([['2012-05-05']]);
  });
});

test.each([
  'DOB',
  'D.O.B.',
  'Date of birth',
  'Date of Birth (dd/mm/yyyy)',
  'Birthdate',
  'birth_date',
  'Born',
  'Geburtsdatum',
  'Jahrgang',
  'जन्म तिथि',
])('a column headed %s has birth dates', (heading) => {
  const { rows, unknown } = readPeopleList(`Name;${heading}\nIla Bose;2012`);
  expect([rows[0]?.birth_date, unknown]).toEqual(['2012', []]);
});

test('a list is sent with the days that its whole column decides, and with all others as they are written', () => {
  const { rows } = readPeopleList('Name,DOB\nIla,03/04/2012\nUma,25/12/2011\nAsha,2012\nTara,soon\nMira,');
  expect(rows.map((row) => row.birth_date)).toEqual(['2012-04-03', '2011-12-25', '2012', 'soon', '']);
  expect(readPeopleList('Name,DOB\nIla,03/04/2012').rows[0]?.birth_date).toBe('03/04/2012');
});
