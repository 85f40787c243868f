import { pino, type Logger } from 'pino';

/** One JSON line per request and per problem. No addresses, names, queries or bodies; lines are linked by the request id. */
export const createLog = (level: string): Logger => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** A path for the log, without personal or secret parts: ids become {id}, and segments as long as a token become {token}. */
export const pathWithoutIds = (path: string): string =>
  path
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '{id}')
    .replace(/[\w-]{43,}/g, '{token}')
    .replace(/%[0-9a-f]{2}|@/gi, '_')
    .slice(0, 120);
