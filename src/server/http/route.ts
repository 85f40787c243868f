import type { Answer, Call, CheckedFields } from '../../contract/call.ts';
import type { Viewer } from '../../contract/identity.ts';
import type { AnswerStream } from './stream-answer.ts';

export type { Viewer };

/** What a handler knows about the request besides its fields. */
export type Caller = {
  readonly requestId: string;
  /** The client's address after trusted proxies; only limits and the location look-up may use it. */
  readonly address: string;
  /** A header of the request, by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** Cookies that the answer sets. */
  readonly setCookies: string[];
  /** Where the work can be told of as it goes on, for a route that `streams` and a client that asked for it. */
  readonly stream?: AnswerStream;
};

export type SignedInCaller = Caller & { readonly viewer: Viewer };
/** Finds who has a session by the cookie or bearer token of a request. */
export type FindViewer = (caller: Caller) => Promise<Viewer | undefined>;
type CallerOf<C extends Call> = C extends { needsSession: true } ? SignedInCaller : Caller;

export type RateLimit = {
  /** Requests a window. */
  readonly points: number;
  readonly windowSeconds: number;
};

export type Route = {
  readonly call: Call;
  readonly handle: (fields: never, caller: never) => Promise<unknown>;
  readonly limit: RateLimit | undefined;
  /** For answers that are the same for everybody: how long a browser may keep them. */
  readonly publicForSeconds: number | undefined;
  /** Whether the answer takes no fields and stays the same while the program runs. */
  readonly isFixed: boolean;
  /** For what is larger than a form of text: how many bytes it may be. */
  readonly bodyBytes: number | undefined;
  /** Whether a client may have the answer as a stream of events. */
  readonly streams: boolean;
  /** The page that a browser without scripts sees after its form was taken; it may hold what the form held. */
  readonly afterForm: string | ((fields: never) => string) | undefined;
};

type More<C extends Call> = {
  limit?: RateLimit;
  publicForSeconds?: number;
  isFixed?: boolean;
  bodyBytes?: number;
  streams?: boolean;
  afterForm?: string | ((fields: CheckedFields<C>) => string);
};

/** Ties a verb to its call; TypeScript checks fields and answer against the contract. */
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
  };
}
