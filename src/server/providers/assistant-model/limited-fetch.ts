import { ModelFailed } from './assistant-model.ts';

/** Passes bytes on until there are too many of them. */
function limit(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new ModelFailed('failed', new Error(`sent more than ${mostBytes} bytes`)));
      else controller.enqueue(chunk);
    },
  });
}

/**
 * `fetch` for a host that nobody here controls: an answer of more bytes breaks off, before they are all in memory, and what a person wrote is
 * not sent on to where the host points.
 */
export const limitedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limit(mostBytes)), { status, statusText, headers });
  };
