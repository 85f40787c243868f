import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashboardOf, decodePublicId, encodePublicId } from '../../src/contract/public-id.ts';

test('any user id can be read from its address', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(encodePublicId(id)).toMatch(/^[\w-]{22}$/);
      expect(decodePublicId(encodePublicId(id))).toBe(id);
    }),
  );
});

test('any text is an id in one spelling, or invalid', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{22}$/)), (text) => {
      const id = decodePublicId(text);
      if (id !== undefined) expect(encodePublicId(id)).toBe(text);
    }),
  );
});

test('Get Started leads to the dashboard of the public id', () => {
  expect(dashboardOf('01890a5d-ac96-774b-bcce-b302099a8057')).toBe('/dashboard/AYkKXayWd0u8zrMCCZqAVw');
});
