import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ofetch } from 'ofetch';
import type { Answer, Call, Fields } from '../contract/call.ts';
import { refusalTexts, type RefusalCode } from '../contract/messages.ts';
import { addressOf, asRefusal, CallRefused } from './ask.ts';
import { hosts } from './hosts.ts';

type Options = {
  /** Called for each event before the last one, with its name and data. */
  onEvent: (name: string, data: unknown) => void;
  signal: AbortSignal;
};

/**
 * Calls a service that streams its progress. Resolves to the call's answer. Rejects with `CallRefused`; its code is 'network' when the
 * stream breaks off.
 */
export async function askStreamed<C extends Call>(call: C, fields: Fields<C>, { onEvent, signal }: Options): Promise<Answer<C>> {
  const { path, ...sent } = addressOf(call, fields as Record<string, unknown>);
  try {
    const response = await ofetch.raw<ReadableStream<Uint8Array>, 'stream'>(`${hosts[call.service]}${path}`, {
      method: call.method,
      retry: 0,
      credentials: 'include',
      headers: { Accept: 'text/event-stream' },
      responseType: 'stream',
      // A refusal before the first event is sent as plain JSON, not as a stream.
      ignoreResponseError: true,
      signal,
      ...sent,
    });
    if (!response.ok) throw refusalOf((await new Response(response._data).json().catch(() => ({}))) as Refused);
    const events = (response._data as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream() as never)
      .pipeThrough(new EventSourceParserStream());
    // Streams in Safari are not async iterable.
    const reader = events.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { event = 'message', data } = next.value;
      const parsed: unknown = JSON.parse(data);
      if (event === 'done') return parsed as Answer<C>;
      if (event === 'refusal') throw refusalOf(parsed as Refused);
      onEvent(event, parsed);
    }
  } catch (error) {
    if (error instanceof CallRefused || signal.aborted) throw error;
    const refusal = asRefusal(error);
    throw refusal instanceof CallRefused ? refusal : new CallRefused('network', refusalTexts.unexpected);
  }
  throw new CallRefused('network', refusalTexts.unexpected);
}

type Refused = { error?: RefusalCode; message?: string; fields?: Record<string, string> };
const refusalOf = ({ error, message, fields }: Refused) =>
  error && error in refusalTexts
    ? new CallRefused(error, message ?? refusalTexts.unexpected, fields)
    : new CallRefused('unexpected', refusalTexts.unexpected);
