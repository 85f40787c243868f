import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { decodeList } from '../../src/islands/teams/invitations/import/decode-list.ts';
import { readPeopleList } from '../../src/islands/teams/invitations/import/read-people-list.ts';

describe('a list of people', () => {
  test.each([
    ['commas', 'First name,Surname,E-mail\nIla,Bose,ila@x.example'],
    ['semicolons', 'Surname;Given Name;MAIL\nBose;Ila;ila@x.example'],
    ['tabs, from a spreadsheet', 'E-Mail Address\tFull Name\nila@x.example\tIla Bose'],
    ['no headings', 'Ila Bose, ila@x.example'],
    ['Windows line breaks and empty lines', '\r\nname;email\r\n\r\nIla Bose;ila@x.example\r\n\r\n'],
  ])('is read with %s', (_how, text) => {
    expect(readPeopleList(text).rows).toMatchObject([{ first_name: 'Ila', last_name: 'Bose', email: 'ila@x.example' }]);
  });

  test('keeps names as plain text, including quotes and line breaks in cells', () => {
    const { rows } = readPeopleList('name,position\n"=SUM(A1)","Left, or\nright"\n"D\'Souza ""Danny""",');
    expect(rows).toMatchObject([
      { first_name: '=SUM(A1)', position: 'Left, or right' },
      { first_name: "D'Souza", last_name: '"Danny"' },
    ]);
  });

  test('takes the first filled cell where two columns mean the same', () => {
    const { rows } = readPeopleList('Name,Phone,Mobile,Surname,Last name\nIla,98220,,Bose,\nAbe,98221,98222,Roy,Rao\nCem,,98223,,Dev');
    expect(rows.map(({ phone, last_name }) => [phone, last_name])).toEqual([
      ['98220', 'Bose'],
      ['98221', 'Roy'],
      ['98223', 'Dev'],
    ]);
  });

  test('reports unknown headings, and too many people', () => {
    const lines = Array.from({ length: limits.importRows + 12 }, (_one, at) => `P${at},x`);
    const list = readPeopleList(['Player,Blood group', ...lines].join('\n'));
    expect([list.rows.length, list.tooMany, list.unknown]).toEqual([limits.importRows, 12, ['Blood group']]);
    expect(readPeopleList('   \n  ').rows).toEqual([]);
  });

  test('is decoded from UTF-8, with a mark or without, from UTF-16 and from Windows-1252', () => {
    const text = 'Renée Øst';
    const utf8 = new TextEncoder().encode(text);
    expect(decodeList(utf8)).toBe(text);
    expect(decodeList(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]))).toBe(text);
    expect(decodeList(Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])).replace(/^\uFEFF/, '')).toBe(text);
    expect(decodeList(Uint8Array.from(Buffer.from(text, 'latin1')))).toBe(text);
  });
});
