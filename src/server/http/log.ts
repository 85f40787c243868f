import { pino, type Logger } from 'pino';

/** One JSON line a request and a problem. No addresses, names, queries or bodies: the request id is what links things. */
export const createLog = (level: string): Logger => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** The part of a path that says nothing about a person and opens nothing: ids become {id}, and what is as long as a token {token}. */
export const pathWithoutIds = (path: string): string =>
  path
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '{id}')
    .replace(/[\w-]{43,}/g, '{token}')
    .replace(/%[0-9a-f]{2}|@/gi, '_')
    .slice(0, 120);
