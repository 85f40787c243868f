import { pino, type DestinationStream, type Logger } from 'pino';

/** One JSON line per request and per problem. No addresses, names, queries or bodies; lines are linked by the request id. */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorForLog } }, to);

/** Drizzle ends the message of a failed statement with its values, which are those of people. */
const values = /\nparams: [\s\S]*?(?=\n\s+at |$)/g;
const addresses = /[^\s@<>()"'=,;:]+@[^\s@<>()"'=,;:]+/g;
const masked = (text: string): string => text.replace(values, '').replace(addresses, '{address}');

/**
 * An error for the log. Only these fields: others hold values of rows (`detail` of PostgreSQL) or recipients (replies of mail servers).
 * The message and the stack have no values of statements, and addresses are masked.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const { code, constraint, table, responseCode } = error as Error &
    Partial<Record<'code' | 'constraint' | 'table' | 'responseCode', unknown>>;
  return {
    type: error.name,
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
    code,
    constraint,
    table,
    responseCode,
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}

/** A path for the log, without personal or secret parts: ids become {id}, and segments that look like a token become {token}. */
export const pathWithoutIds = (path: string): string =>
  path
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '{id}')
    .replace(/[\w-]{43,}/g, '{token}')
    .replace(/(?<=\/)(?=[\w-]*[A-Z\d])[\w-]{16,}(?=\/|\.ics|$)/g, '{token}')
    .replace(/%[0-9a-f]{2}|@/gi, '_')
    .slice(0, 120);
