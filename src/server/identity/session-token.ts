import { createHash } from 'node:crypto';
import { takeRandomBytes } from '../settings/random-bytes.ts';

/** 256 random bits; its stored hash cannot be reversed, so it needs no salt or key. */
export const newToken = (): string => takeRandomBytes(32).toString('base64url');
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
