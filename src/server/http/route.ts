import type { Answer, Call, CheckedFields } from '../../contract/call.ts';

/** What a handler knows about the request besides its fields. */
export type Caller = {
  readonly requestId: string;
  /** The client's address after trusted proxies; only limits and the location look-up may use it. */
  readonly address: string;
};

export type RateLimit = {
  /** Requests a window. */
  readonly points: number;
  readonly windowSeconds: number;
};

export type Route = {
  readonly call: Call;
  readonly handle: (fields: never, caller: Caller) => Promise<unknown>;
  readonly limit: RateLimit | undefined;
  /** For answers that are the same for everybody: how long a browser may keep them. */
  readonly publicForSeconds: number | undefined;
  /** Whether the answer takes no fields and stays the same while the program runs. */
  readonly isFixed: boolean;
};

type More = { limit?: RateLimit; publicForSeconds?: number; isFixed?: boolean };

/** Ties a verb to its call; TypeScript checks fields and answer against the contract. */
export function route<C extends Call>(
  call: C,
  handle: (fields: CheckedFields<C>, caller: Caller) => Promise<Answer<C>> | Answer<C>,
  more: More = {},
): Route {
  return {
    call,
    handle: async (fields, caller) => handle(fields, caller),
    limit: more.limit,
    publicForSeconds: more.publicForSeconds,
    isFixed: more.isFixed ?? false,
  };
}
