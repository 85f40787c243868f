import type { Fields } from '../../contract/call.ts';
import { refusalTexts, type RefusalCode } from '../../contract/messages.ts';
import { globalSearch, type SearchAnswer } from '../../contract/search.ts';

export type SearchOutcome =
  | { step: 'found'; answer: SearchAnswer }
  | {
      step: 'refused';
      status: number;
      text: string;
      fields: Readonly<Record<string, string>>;
      retryAfterSeconds: number | undefined;
    };

type Thrown = { code?: unknown; fields?: Record<string, string>; retryAfterSeconds?: number };

const statuses: Partial<Record<RefusalCode, number>> = { invalidInput: 400, ...globalSearch.refusals };

/** The code of an expected refusal, or undefined for a bug. */
export function refusalCode(error: unknown): RefusalCode | undefined {
  const code = (error as Thrown | null)?.code;
  return typeof code === 'string' && code in refusalTexts && code !== 'unexpected' ? (code as RefusalCode) : undefined;
}

/** Runs the search. A refusal becomes a problem that can be shown; so does an unexpected failure, which the service has logged. */
export async function runSearch(call: App.Locals['call'], asked: Record<string, unknown>): Promise<SearchOutcome> {
  try {
    const { response } = await call(globalSearch, asked as Fields<typeof globalSearch>);
    return { step: 'found', answer: response };
  } catch (error) {
    const code = refusalCode(error) ?? 'unexpected';
    const status = statuses[code] ?? 500;
    const { fields = {}, retryAfterSeconds } = error as Thrown;
    return {
      step: 'refused',
      status,
      text: refusalTexts[code],
      fields: code === 'invalidInput' ? fields : {},
      retryAfterSeconds,
    };
  }
}
