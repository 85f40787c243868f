import { expect, test } from 'vitest';
import { allCalls } from '../builders/all-calls.ts';
import { numberFieldsOf } from '../builders/number-fields.ts';

/** What PostgreSQL's integer holds; the smallint columns are listed below. */
const integer = { lowest: -(2 ** 31), highest: 2 ** 31 - 1 };
const smallint = { lowest: -(2 ** 15), highest: 2 ** 15 - 1 };
/** Fields that are stored in a smallint. */
const smallFields = new Set(['jersey_number']);

const every = allCalls.flatMap((call) => numberFieldsOf(call).map((field) => ({ call: call.name, ...field })));
const nameIn = (path: string) => path.split('.').findLast((part) => /^\w+$/.test(part)) ?? '';

test('every number of a call has bounds within its column, so that a larger one is refused instead of failing in the database', () => {
  expect(every.length).toBeGreaterThan(60);
  const wrong = every.filter(({ path, minimum, maximum }) => {
    const { lowest, highest } = smallFields.has(nameIn(path)) ? smallint : integer;
    return minimum === undefined || maximum === undefined || minimum < lowest || maximum > highest;
  });
  expect(wrong.map(({ call, path, minimum, maximum }) => `${call}.${path}: ${minimum} to ${maximum}`)).toEqual([]);
});
