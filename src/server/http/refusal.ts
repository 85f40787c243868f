import { refusalTexts, type RefusalCode } from '../../contract/messages.ts';

/** An expected failure: thrown by a handler, answered with the call's HTTP status and the shown text of its code. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** The problem of each field, for `invalidInput` and `malformedBody`. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds until a retry makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, more: { fields?: Record<string, string>; retryAfterSeconds?: number } = {}) {
    super(refusalTexts[code]);
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** A refusal of fields, with a problem for each. */
export const invalidInput = (fields: Record<string, string>) => new Refusal('invalidInput', { fields });

/** The statuses of refusals that any call may give without naming them. */
const commonStatuses: Partial<Record<RefusalCode, number>> = {
  invalidInput: 400,
  malformedBody: 400,
  bodyTooLarge: 413,
  notFound: 404,
  methodNotAllowed: 405,
  sessionExpired: 401,
  // Of a user who was deleted meanwhile: see deleted-user.ts.
  changedMeanwhile: 409,
  foreignOrigin: 403,
  foreignHost: 421,
  twoHosts: 400,
  tooManyRequests: 429,
  tooManyAnswers: 503,
  databaseUnavailable: 503,
  diskFull: 507,
  unexpected: 500,
};

export const statusOf = (code: RefusalCode, named: Partial<Record<RefusalCode, number>> = {}): number =>
  named[code] ?? commonStatuses[code] ?? 500;

/** The JSON of a refusal. */
export const presentRefusal = (refusal: Refusal, requestId: string) => ({
  status: 0 as const,
  error: refusal.code,
  message: refusal.message,
  ...(refusal.fields && { fields: refusal.fields }),
  requestId,
});
