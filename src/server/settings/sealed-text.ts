import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { takeRandomBytes } from './random-bytes.ts';

// A JWE in compact form (RFC 7516): header, no wrapped key, iv, what is sealed, tag. With one key and one cipher there is
// nothing to negotiate, so any other header is not ours. Written here because the web's cryptography takes 0.3 ms a text, this 0.01.
const cipher = 'aes-256-gcm';
const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM' })).toString('base64url');
const additionalData = Buffer.from(header, 'ascii');
const compact = new RegExp(`^${header}\\.\\.([\\w-]{16})\\.([\\w-]*)\\.([\\w-]{22})$`);

/** Encrypts a text under a key of 32 bytes. Every sealing of the same text is another. */
export function sealText(key: KeyObject, text: string): string {
  const iv = takeRandomBytes(12);
  const sealing = createCipheriv(cipher, key, iv).setAAD(additionalData);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return [header, '', iv.toString('base64url'), sealed.toString('base64url'), sealing.getAuthTag().toString('base64url')].join('.');
}

/** What was sealed under this key, or undefined for a text that is not ours, cut short or changed. */
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
