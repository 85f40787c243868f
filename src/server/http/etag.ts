import { createHash } from 'node:crypto';

/** The ETag of a content: a part of its hash, in quotes. */
export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether an `If-None-Match` header names this ETag, also as a weak one or among others. */
export const isEtagKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
