import { ModelFailed } from './assistant-model.ts';

/** What happens at these parts of a model's stream is not something that it said. */
const saysNothing: ReadonlySet<string> = new Set(['start', 'start-step', 'text-start', 'reasoning-start']);

/**
 * The parts of a model's stream as they arrive. Aborts and throws `ModelFailed` if nothing is heard for `limitMs`: before the first part,
 * counted from the call (a host may accept a connection and never send headers), and then between two parts.
 */
export async function* heardInTime<Part extends { readonly type: string }>(
  stream: AsyncIterable<Part>,
  limitMs: number,
  abort: AbortController,
): AsyncGenerator<Part> {
  const parts = stream[Symbol.asyncIterator]();
  const silent = Promise.withResolvers<never>();
  // Nobody waits for it after the last part.
  silent.promise.catch(() => {});
  const timer = setTimeout(() => {
    silent.reject(new ModelFailed('silent', new Error(`nothing was heard for ${limitMs} ms`)));
    abort.abort();
  }, limitMs);
  try {
    for (;;) {
      const { value, done } = await Promise.race([parts.next(), silent.promise]);
      if (done) return;
      if (!saysNothing.has(value.type)) timer.refresh();
      yield value;
    }
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}
