import type * as z from 'zod/mini';
import type { RefusalCode } from './messages.ts';

/** The five services of the product; `PUBLIC_<SERVICE>_URL` can move each to another host. */
export type Service = 'admin' | 'ai' | 'auth' | 'payments' | 'organisation';

type Schema = z.core.$ZodType;

/** One call between the browser and a service: its address, fields, answer and refusals. */
export type Call = {
  readonly name: string;
  readonly summary: string;
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The spec's own path; `{name}` marks a part that `fields` names. */
  readonly path: `/${string}`;
  /** How `fields` are sent: in the path and query, as JSON, or as a form. */
  readonly encoding: 'query' | 'json' | 'form';
  readonly fields: Schema;
  /** Without a session the answer is 401 `sessionExpired`; with it, the handler gets the viewer. */
  readonly needsSession?: true;
  readonly answer: Schema;
  /** Every code needs a text in messages.ts, otherwise it does not compile. */
  readonly refusals: Partial<Record<RefusalCode, number>>;
};

/** The input of a call. */
export type Fields<C extends Call> = z.core.input<C['fields']>;
/** The fields that a handler gets after they were checked. */
export type CheckedFields<C extends Call> = z.core.output<C['fields']>;
/** The answer of a call. */
export type Answer<C extends Call> = z.core.output<C['answer']>;

/** Declares a call; the API client, the server, the OpenAPI document and the architecture tests read it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value && 'refusals' in value;

/** The calls among the exports of contract files, in the order of the files. */
export const callsIn = (files: Iterable<object>): Call[] => [...files].flatMap((file) => Object.values(file)).filter(isCall);
