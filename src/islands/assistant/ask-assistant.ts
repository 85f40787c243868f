import { CallRefused } from '../../api-client/ask.ts';
import type { Answer, Call, Fields } from '../../contract/call.ts';
import { refusalTexts } from '../../contract/messages.ts';
import { loginAddress } from '../../contract/return-path.ts';
import { forgetUser } from '../../stores/session.ts';
import { leaveFor } from '../shared/leave-for.ts';

type Options = { onEvent: (name: string, data: unknown) => void; signal: AbortSignal };

/** Its parser of streams is needed with the first question only. */
const loadAskStreamed = () =>
  import('../../api-client/ask-streamed.ts').catch(() => {
    throw new CallRefused('network', refusalTexts.unexpected);
  });

/** Like `askStreamed`, for the assistant's calls: if the session has expired, the browser goes to the sign-in page and comes back. */
export async function askAssistant<C extends Call>(call: C, fields: Fields<C>, options: Options): Promise<Answer<C>> {
  try {
    const { askStreamed } = await loadAskStreamed();
    return await askStreamed(call, fields, options);
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== 'sessionExpired') throw error;
    forgetUser();
    leaveFor(loginAddress(location.pathname + location.search, 'again'));
    return new Promise(() => {});
  }
}
