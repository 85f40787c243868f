import { expect, test } from 'vitest';
import { newId } from '../../src/server/database/new-id.ts';

test('ids are in the order of creation, also within a millisecond and when a clock goes back', () => {
  const ids = Array.from({ length: 20_000 }, (_, at) => newId(at % 3 === 0 ? 1_000 : undefined));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(true);
});
