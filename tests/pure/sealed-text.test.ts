import { createSecretKey, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { compactDecrypt, CompactEncrypt } from 'jose';
import { expect, test } from 'vitest';
import { openText, sealText } from '../../src/server/settings/sealed-text.ts';

const key = createSecretKey(randomBytes(32));

test('any text is decrypted as it was encrypted, and encrypted differently each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sealed = sealText(key, text.toWellFormed());
      expect(openText(key, sealed)).toBe(text.toWellFormed());
      expect(sealText(key, text)).not.toBe(sealed);
    }),
  );
});

test('a text with another key, cut or changed is not decrypted', () => {
  const sealed = sealText(key, '{"token":"of a session"}');
  expect(openText(createSecretKey(randomBytes(32)), sealed)).toBeUndefined();
  fc.assert(
    fc.property(fc.nat(sealed.length - 2), fc.constantFrom(...'AZaz09-_.'), (at, letter) => {
      const changed = sealed.slice(0, at) + letter + sealed.slice(at + 1);
      if (changed !== sealed) expect(openText(key, changed)).toBeUndefined();
      expect(openText(key, sealed.slice(0, at))).toBeUndefined();
    }),
  );
});

test('it is a standard JWE', async () => {
  const read = await compactDecrypt(sealText(key, 'ours'), key);
  expect(new TextDecoder().decode(read.plaintext)).toBe('ours');
  const theirs = new CompactEncrypt(new TextEncoder().encode('theirs')).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
  expect(openText(key, await theirs.encrypt(key))).toBe('theirs');
});
