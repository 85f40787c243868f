import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ofetch } from 'ofetch';
import type { Answer, Call, Fields } from '../contract/call.ts';
import { refusalTexts, type RefusalCode } from '../contract/messages.ts';
import { addressOf, asRefusal, CallRefused, hosts } from './ask.ts';

type Options = {
  /** Is told of each event before the last: its name, and what it says. */
  onEvent: (name: string, data: unknown) => void;
  signal: AbortSignal;
};

/** Asks a service that tells of its work as it goes on. Resolves to the call's answer; rejects with `CallRefused`, and with code 'network' when the stream breaks off. */
export async function askStreamed<C extends Call>(call: C, fields: Fields<C>, { onEvent, signal }: Options): Promise<Answer<C>> {
  const { path, ...sent } = addressOf(call, fields as Record<string, unknown>);
  try {
    const stream = await ofetch<ReadableStream<Uint8Array>, 'stream'>(`${hosts[call.service]}${path}`, {
      method: call.method,
      retry: 0,
      credentials: 'include',
      headers: { Accept: 'text/event-stream' },
      responseType: 'stream',
      signal,
      ...sent,
    });
    const events = stream.pipeThrough(new TextDecoderStream() as never).pipeThrough(new EventSourceParserStream());
    // Safari's streams are no async iterables.
    const reader = events.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { event = 'message', data } = next.value;
      const said: unknown = JSON.parse(data);
      if (event === 'done') return said as Answer<C>;
      if (event === 'refusal') throw refusalOf(said as { error?: RefusalCode; message?: string });
      onEvent(event, said);
    }
  } catch (error) {
    if (error instanceof CallRefused || signal.aborted) throw error;
    const refusal = asRefusal(error);
    throw refusal instanceof CallRefused ? refusal : new CallRefused('network', refusalTexts.unexpected);
  }
  throw new CallRefused('network', refusalTexts.unexpected);
}

const refusalOf = ({ error, message }: { error?: RefusalCode; message?: string }) =>
  error && error in refusalTexts
    ? new CallRefused(error, message ?? refusalTexts[error])
    : new CallRefused('unexpected', refusalTexts.unexpected);
