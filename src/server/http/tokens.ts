import { createHash } from 'node:crypto';
import { takeRandomBytes } from '../settings/random-bytes.ts';

/** 256 random bits, for a cookie, a mailed link or the address of a feed. */
export const newToken = (): string => takeRandomBytes(32).toString('base64url');

/** What is stored of a token. The hash of so many random bits cannot be reversed, so it needs no salt or key. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
