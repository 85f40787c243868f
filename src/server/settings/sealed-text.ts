import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { takeRandomBytes } from './random-bytes.ts';

// A JWE in compact form (RFC 7516): header, no wrapped key, iv, ciphertext, tag. There is one key and one cipher, so any other header is
// invalid. Own code because WebCrypto takes 0.3 ms per text and this 0.01.
const cipher = 'aes-256-gcm';
const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM' })).toString('base64url');
const additionalData = Buffer.from(header, 'ascii');
const compact = new RegExp(`^${header}\\.\\.([\\w-]{16})\\.([\\w-]*)\\.([\\w-]{22})$`);

/** Encrypts a text with a 32-byte key. The result differs each time. */
export function sealText(key: KeyObject, text: string): string {
  const iv = takeRandomBytes(12);
  const sealing = createCipheriv(cipher, key, iv).setAAD(additionalData);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return [header, '', iv.toString('base64url'), sealed.toString('base64url'), sealing.getAuthTag().toString('base64url')].join('.');
}

/** Decrypts a text; undefined if it was not encrypted with this key, or was cut or changed. */
export function openText(key: KeyObject, sealed: string): string | undefined {
  const [, iv = '', body = '', tag = ''] = compact.exec(sealed) ?? [];
  if (!tag) return undefined;
  const opening = createDecipheriv(cipher, key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
    .setAAD(additionalData)
    .setAuthTag(Buffer.from(tag, 'base64url'));
  try {
    return Buffer.concat([opening.update(Buffer.from(body, 'base64url')), opening.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
