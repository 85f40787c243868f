import type * as z from 'zod/mini';
import type { RefusalCode } from './messages.ts';

/** The five back ends the product is made of; `PUBLIC_<SERVICE>_URL` can move each one to another host. */
export type Service = 'admin' | 'ai' | 'auth' | 'payments' | 'organisation';

type Schema = z.core.$ZodType;

/** One call between the browser and a service: where it goes, what it takes, what it answers and how it may refuse. */
export type Call = {
  readonly name: string;
  readonly summary: string;
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The spec's own path; `{name}` marks a part that `fields` names. */
  readonly path: `/${string}`;
  /** How `fields` travel: in the path and query, as JSON, or as a form. */
  readonly encoding: 'query' | 'json' | 'form';
  readonly fields: Schema;
  /** Without a session the answer is 401 `sessionExpired`; with it, the handler gets the viewer. */
  readonly needsSession?: true;
  readonly answer: Schema;
  /** Every code needs a shown text in messages.ts, so a refusal without a text does not compile. */
  readonly refusals: Partial<Record<RefusalCode, number>>;
};

/** What a caller hands in. */
export type Fields<C extends Call> = z.core.input<C['fields']>;
/** What a handler receives once the fields were checked. */
export type CheckedFields<C extends Call> = z.core.output<C['fields']>;
/** What the service answers with. */
export type Answer<C extends Call> = z.core.output<C['answer']>;

/** Names a call once; the api-client, the server, the OpenAPI document and the architecture tests all read it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value && 'refusals' in value;

/** The calls among what files of the contract export, in the order of the files. */
export const callsIn = (files: Iterable<object>): Call[] => [...files].flatMap((file) => Object.values(file)).filter(isCall);
