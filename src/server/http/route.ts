import type { Answer, Call, CheckedFields } from '../../contract/call.ts';
import type { Viewer } from '../../contract/identity.ts';
import type { AnswerStream } from './stream-answer.ts';

export type { Viewer };

/** What a handler knows about the request besides its fields. */
export type Caller = {
  readonly requestId: string;
  /** The client's address behind trusted proxies; only for rate limits and the location look-up. */
  readonly address: string;
  /** A request header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** Cookies for the answer. */
  readonly setCookies: string[];
  /** Where a handler reports progress, for a route with `streams` and a client that asked for it. */
  readonly stream?: AnswerStream;
};

export type SignedInCaller = Caller & { readonly viewer: Viewer };
/** Finds the signed-in viewer by the request's cookie or bearer token. */
export type FindViewer = (caller: Caller) => Promise<Viewer | undefined>;
type CallerOf<C extends Call> = C extends { needsSession: true } ? SignedInCaller : Caller;

export type RateLimit = {
  /** Requests per window. */
  readonly points: number;
  readonly windowSeconds: number;
  /** True for attempts of which only some stay counted: one that is refused for their number was not made, so it is not counted. */
  readonly isOfAttempts?: true;
};

export type Route = {
  readonly call: Call;
  readonly handle: (fields: never, caller: never) => Promise<unknown>;
  readonly limit: RateLimit | undefined;
  /** For answers that are the same for everybody: how long browsers may cache them, in seconds. */
  readonly publicForSeconds: number | undefined;
  /** Whether the answer takes no fields and does not change while the program runs. */
  readonly isFixed: boolean;
  /** The maximum size of the body in bytes, where it is larger than usual. */
  readonly bodyBytes: number | undefined;
  /** Whether a client may request the answer as a stream of events. */
  readonly streams: boolean;
  /** The page that a browser without scripts is sent to after its form was accepted; may depend on the form's fields. */
  readonly afterForm: string | ((fields: never) => string) | undefined;
  /** Whether it is answered although the disk is nearly full, because it writes next to nothing. Only for a path without parameters. */
  readonly runsOnFullDisk: boolean;
};

type More<C extends Call> = {
  limit?: RateLimit;
  publicForSeconds?: number;
  isFixed?: boolean;
  bodyBytes?: number;
  streams?: boolean;
  afterForm?: string | ((fields: CheckedFields<C>) => string);
  runsOnFullDisk?: boolean;
};

/** Connects a handler to its call; TypeScript checks fields and answer against the contract. */
export function route<C extends Call>(
  call: C,
  handle: (fields: CheckedFields<C>, caller: CallerOf<C>) => Promise<Answer<C>> | Answer<C>,
  more: More<C> = {},
): Route {
  return {
    call,
    handle: async (fields: CheckedFields<C>, caller: CallerOf<C>) => handle(fields, caller),
    limit: more.limit,
    publicForSeconds: more.publicForSeconds,
    isFixed: more.isFixed ?? false,
    bodyBytes: more.bodyBytes,
    streams: more.streams ?? false,
    afterForm: more.afterForm,
    runsOnFullDisk: more.runsOnFullDisk ?? false,
  };
}
