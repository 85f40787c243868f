import type { Context } from 'hono';

/** Lets a handler report progress to a client that asked for `text/event-stream`. */
export type AnswerStream = {
  /** Sends one event with `data` as JSON. Does nothing after the client has disconnected. */
  send(event: string, data: unknown): void;
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal;
};

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Tells proxies not to buffer or change the stream, which would delay the first words.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};
/** Proxies close connections that are silent for a minute. */
const stillHereMs = 15_000;

export const wantsStream = (accept: string | undefined): boolean => /\btext\/event-stream\b/.test(accept ?? '');

/**
 * Answers as server-sent events, the last of which is `done` with the answer, or `refusal`. Nothing is sent before the first event, so an
 * immediate refusal has its own HTTP status. Format: the HTML standard's event stream.
 */
export function streamAnswer(
  context: Context,
  work: (stream: AnswerStream) => Promise<unknown>,
  presentFailure: (error: unknown) => unknown,
): Promise<Response> {
  const leaving = new AbortController();
  const encoder = new TextEncoder();
  return new Promise((resolve, reject) => {
    let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
    let heartbeat: NodeJS.Timeout | undefined;
    const write = (text: string) => {
      if (!leaving.signal.aborted) sink?.enqueue(encoder.encode(text));
    };
    const begin = () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          sink = controller;
        },
        cancel: () => leaving.abort(),
      });
      heartbeat = setInterval(() => write(': still here\n\n'), stillHereMs).unref();
      resolve(context.body(body, 200, headers));
    };
    const send = (event: string, data: unknown) => {
      if (!sink) begin();
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    const end = () => {
      clearInterval(heartbeat);
      if (!leaving.signal.aborted) sink?.close();
    };
    work({ send, signal: leaving.signal }).then(
      (answer) => {
        send('done', answer);
        end();
      },
      (error: unknown) => {
        if (!sink) return reject(error);
        send('refusal', presentFailure(error));
        end();
      },
    );
  });
}
