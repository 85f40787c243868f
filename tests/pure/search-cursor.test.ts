import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../src/server/http/refusal.ts';
import { readCursor, writeCursor, type Position, type Sorting } from '../../src/server/search/search-cursor.ts';

const id = '01920000-0000-7000-8a10-de3000de3000';
const positions: [Sorting, Position][] = [
  ['best', { first: 3, second: 690, id }],
  ['nearest', { first: 1_234.567_890_123, second: 0, id }],
  ['name', { first: "d'souza धोनी", second: 0, id }],
  ['newest', { first: 0, second: 0, id }],
];

describe('paging through a search', () => {
  test.each(positions)('sorted by %s, the next page starts where this one ended', (sorting, position) => {
    expect(readCursor(sorting, writeCursor(sorting, position))).toEqual(position);
  });

  test('without a cursor it is the first page', () => {
    expect(readCursor('best', '')).toBeUndefined();
  });

  test('a cursor is safe in a URL', () => {
    for (const [sorting, position] of positions) expect(writeCursor(sorting, position)).toMatch(/^[\w-]+$/);
  });

  test.each([
    ['not a cursor', 'hello'],
    ['empty JSON', Buffer.from('{}').toString('base64url')],
    ['an id that is none', Buffer.from(JSON.stringify(['best', 1, 2, "'; drop table players"])).toString('base64url')],
    ['text in place of a number', Buffer.from(JSON.stringify(['best', 'x', 2, id])).toString('base64url')],
    ['a number beyond all', Buffer.from(JSON.stringify(['best', 1, 2 ** 40, id])).toString('base64url')],
    ['one cut short', writeCursor('best', { first: 3, second: 690, id }).slice(0, -9)],
    ['one of another sorting', writeCursor('newest', { first: 0, second: 0, id })],
  ])('%s is refused as invalid input', (_, after) => {
    expect(() => readCursor('best', after)).toThrow(
      expect.objectContaining({ code: 'invalidInput', fields: { after: expect.any(String) } }) as Refusal,
    );
  });
});
