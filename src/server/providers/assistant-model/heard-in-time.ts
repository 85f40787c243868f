import { ModelFailed } from './assistant-model.ts';

/** What happens at these parts of a model's stream is not something that it said. */
const saysNothing: ReadonlySet<string> = new Set(['start', 'start-step', 'text-start', 'reasoning-start']);

type Part = { readonly type: string; readonly text?: string };
/** Milliseconds until the first part must be heard, and between two parts. */
type Limits = { readonly firstMs: number; readonly betweenMs: number };

const isHeard = ({ type, text }: Part): boolean => !saysNothing.has(type) && !(type === 'text-delta' && text === '');

/**
 * The parts of a model's stream as they arrive. Aborts and throws `ModelFailed` if nothing is heard in time: neither headers nor a first part
 * within `firstMs` of the call (a host may accept a connection and never send headers, or headers and nothing else), and then no further
 * part within `betweenMs`. Words without a letter are not heard.
 */
export async function* heardInTime<Heard extends Part>(
  stream: AsyncIterable<Heard>,
  { firstMs, betweenMs }: Limits,
  abort: AbortController,
): AsyncGenerator<Heard> {
  const parts = stream[Symbol.asyncIterator]();
  const silent = Promise.withResolvers<never>();
  // Nobody waits for it after the last part.
  silent.promise.catch(() => {});
  const giveUpAfter = (limitMs: number) =>
    setTimeout(() => {
      silent.reject(new ModelFailed('silent', new Error(`nothing was heard for ${limitMs} ms`)));
      abort.abort();
    }, limitMs);
  let timer = giveUpAfter(firstMs);
  try {
    for (;;) {
      const { value, done } = await Promise.race([parts.next(), silent.promise]);
      if (done) return;
      if (isHeard(value)) {
        clearTimeout(timer);
        timer = giveUpAfter(betweenMs);
      }
      yield value;
    }
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}
