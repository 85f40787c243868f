import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, shown once. A plain hash is stored: it cannot be reversed, so it needs no salt. */
export const newShareToken = (): string => randomBytes(32).toString('base64url');
export const shareTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
