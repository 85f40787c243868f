import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortings } from '../../src/contract/search.ts';
import { Refusal } from '../../src/server/http/refusal.ts';
import { readCursor, writeCursor, type Position, type Sorting } from '../../src/server/search/search-cursor.ts';
import { searchEntry } from '../../src/server/search/search-entry.ts';
import { searchFields } from '../../src/contract/search.ts';

const sorting = fc.constantFrom(...sortings);
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));
const name = fc.string({ unit: 'grapheme' });
const second = fc.integer({ min: -(2 ** 31) + 1, max: 2 ** 31 - 1 });
const place: fc.Arbitrary<[Sorting, Position]> = sorting.chain((chosen) =>
  fc.tuple(
    fc.constant(chosen),
    fc.record({ first: chosen === 'name' ? name.filter((text) => !text.includes('\0')) : number, second, id: fc.uuid() }),
  ),
);

const encoded = (text: string) => Buffer.from(text).toString('base64url');
const garbage = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.base64String({ minLength: 4 }),
  fc.json().map(encoded),
  // Almost valid: each part may have any type.
  fc
    .tuple(sorting, fc.oneof(number, fc.jsonValue()), fc.oneof(second, fc.jsonValue()), fc.oneof(fc.uuid(), fc.string()))
    .map((parts) => encoded(JSON.stringify(parts))),
);

const fits = (position: Position, chosen: Sorting) =>
  typeof position.first === (chosen === 'name' ? 'string' : 'number') &&
  Number.isInteger(position.second) &&
  /^[\da-f-]{36}$/.test(position.id);

describe('any position in any list', () => {
  test('is found again from its cursor', () => {
    fc.assert(
      fc.property(place, ([chosen, position]) => {
        expect(readCursor(chosen, writeCursor(chosen, position))).toEqual(position);
      }),
    );
  });

  test('is refused in a list with another sorting', () => {
    fc.assert(
      fc.property(place, sorting, ([chosen, position], other) => {
        fc.pre(chosen !== other);
        expect(() => readCursor(other, writeCursor(chosen, position))).toThrow(Refusal);
      }),
    );
  });

  test('has a cursor that the next page accepts, whatever the last result is called', () => {
    const title = fc.oneof(
      name,
      fc.string({ unit: 'grapheme-composite', minLength: 40 }),
      fc.string({ unit: fc.constantFrom('"', '\\', '௵', '🏏'), minLength: 40 }),
    );
    fc.assert(
      fc.property(title, second, fc.uuid(), (shown, standing, id) => {
        const { sortTitle } = searchEntry({ ...cup, id, title: shown });
        const after = writeCursor('name', { first: sortTitle, second: standing, id });
        expect(searchFields.shape.after.safeParse(after).success).toBe(true);
      }),
    );
  });
});

const cup = {
  kind: 'tournaments' as const,
  detail: '',
  label: '',
  picture: null,
  sports: [16],
  gender: 'mixed',
  level: 'beginner',
  city: 'Pune',
  state: 'Maharashtra',
  lat: 18.5,
  lon: 73.9,
  standing: 0,
  publicId: '',
  alsoFoundBy: '',
};

test('an invalid cursor is refused as invalid input, or is a valid position', () => {
  fc.assert(
    fc.property(sorting, garbage, (chosen, after) => {
      try {
        const position = readCursor(chosen, after);
        expect(position && fits(position, chosen)).toBe(true);
      } catch (error) {
        expect(error).toMatchObject({ code: 'invalidInput', fields: { after: expect.any(String) as string } });
      }
    }),
    { numRuns: 1_000 },
  );
});
