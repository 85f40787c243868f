import { ofetch, FetchError } from 'ofetch';
import type { Answer, Call, Fields } from '../contract/call.ts';
import { refusalTexts, type RefusalCode } from '../contract/messages.ts';
import { hosts } from './hosts.ts';

/** A refusal by a service. `code` is 'network' where no answer came. */
export class CallRefused extends Error {
  readonly code: RefusalCode | 'network';
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: RefusalCode | 'network', message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** The server, or the way to it, could not answer now; later it may. */
const passing: ReadonlySet<CallRefused['code']> = new Set([
  'network',
  'unexpected',
  'tooManyRequests',
  'tooManyAnswers',
  'databaseUnavailable',
  'diskFull',
]);

/** Whether the same call may succeed later. */
export const mayPass = (error: unknown): boolean => error instanceof CallRefused && passing.has(error.code);

type Sent = { path: string; query?: Record<string, unknown>; body?: BodyInit | Record<string, unknown> };

/** The URL of a call, and where its fields are sent: in the path, the query or the body. */
export function addressOf(call: Call, fields: Record<string, unknown>): Sent {
  const rest = { ...fields };
  const path = call.path.replace(/\{(\w+)\}/g, (_part, name: string) => {
    const value = encodeURIComponent(String(rest[name] ?? ''));
    delete rest[name];
    return value;
  });
  if (call.encoding === 'query') return { path, query: rest };
  if (call.encoding === 'json') return { path, body: rest };
  const form = new FormData();
  for (const [name, value] of Object.entries(rest)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return { path, body: form };
}

/** Calls a service. Resolves to the call's answer; rejects with `CallRefused`, whose message may be shown to the user. */
export async function ask<C extends Call>(
  call: C,
  fields: Fields<C>,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<Answer<C>> {
  const { path, ...sent } = addressOf(call, fields as Record<string, unknown>);
  try {
    return await ofetch<Answer<C>>(`${hosts[call.service]}${path}`, {
      method: call.method,
      retry: 0,
      credentials: 'include',
      ...sent,
      ...options,
    });
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Turns the error of a failed request into a `CallRefused`; other errors are returned as they are. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (!(error instanceof FetchError)) return error;
  const data = error.data as { error?: RefusalCode; message?: string; fields?: Record<string, string> } | undefined;
  if (data?.error && data.error in refusalTexts) return new CallRefused(data.error, data.message ?? refusalTexts.unexpected, data.fields);
  return new CallRefused(error.status === undefined ? 'network' : 'unexpected', refusalTexts.unexpected);
}
