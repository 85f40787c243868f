import type { Answer, Call, Fields } from '../../contract/call.ts';
import { refusalTexts, type RefusalCode } from '../../contract/messages.ts';
import { globalSearch, type SearchAnswer } from '../../contract/search.ts';
import type { SearchState } from './search-address.ts';

type Ask = <C extends Call>(call: C, fields: Fields<C>) => Promise<Answer<C>>;
type Refused = { code: RefusalCode; fields?: Record<string, string>; retryAfterSeconds?: number };

export type Outcome =
  | { step: 'found'; answer: SearchAnswer }
  | {
      step: 'refused';
      code: RefusalCode;
      text: string;
      problems: Record<string, string>;
      status: number;
      retryAfterSeconds: number | undefined;
    };

const statuses: Partial<Record<RefusalCode, number>> = { invalidInput: 400, tooManyRequests: 429, searchUnavailable: 503 };

const isRefused = (error: unknown): error is Refused =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code in refusalTexts;

/** Asks the search service; what it refuses becomes something to show, anything else stays an error. */
export async function runSearch(ask: Ask, state: SearchState): Promise<Outcome> {
  try {
    const { response } = await ask(globalSearch, state as Fields<typeof globalSearch>);
    return { step: 'found', answer: response };
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { code, fields = {}, retryAfterSeconds } = error;
    return { step: 'refused', code, text: refusalTexts[code], problems: fields, status: statuses[code] ?? 500, retryAfterSeconds };
  }
}

/** A profile for the page, or undefined where there is none to show. */
export async function profileOf<C extends Call>(ask: Ask, call: C, id: string | null): Promise<Answer<C> | undefined> {
  if (!id) return undefined;
  try {
    return await ask(call, { id } as Fields<C>);
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}
