import { createHash } from 'node:crypto';
import { takeRandomBytes } from '../settings/random-bytes.ts';

/** 256 random bits: no salt or key is needed to keep the hash of it from being turned back. */
export const newToken = (): string => takeRandomBytes(32).toString('base64url');
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
