import { ModelFailed } from './assistant-model.ts';
import { withoutControls } from './without-controls.ts';

/** What happens at these parts of a model's stream is not something that it said. */
const saysNothing: ReadonlySet<string> = new Set([
  'start',
  'start-step',
  'text-start',
  'reasoning-start',
  // It is given no tools, so calls of them lead nowhere.
  'tool-input-start',
  'tool-input-delta',
  'tool-input-end',
  'tool-call',
]);

type Part = { readonly type: string; readonly text?: string };
/** Milliseconds until the first part must be heard, between two parts, and until the last one. */
type Limits = { readonly firstMs: number; readonly betweenMs: number; readonly wholeMs: number };

const isHeard = ({ type, text = '' }: Part): boolean =>
  !saysNothing.has(type) && !(type === 'text-delta' && withoutControls(text).trim() === '');

/**
 * The parts of a model's stream as they arrive. Aborts and throws `ModelFailed` if nothing is heard in time: neither headers nor a first part
 * within `firstMs` of the call (a host may accept a connection and never send headers, or headers and nothing else), and then no further
 * part within `betweenMs`; or if it goes on for longer than `wholeMs`. Spaces, characters that are not shown and calls of tools are not heard.
 */
export async function* heardInTime<Heard extends Part>(
  stream: AsyncIterable<Heard>,
  { firstMs, betweenMs, wholeMs }: Limits,
  abort: AbortController,
): AsyncGenerator<Heard> {
  const parts = stream[Symbol.asyncIterator]();
  const silent = Promise.withResolvers<never>();
  // Nobody waits for it after the last part.
  silent.promise.catch(() => {});
  const giveUpAfter = (limitMs: number, why: string) =>
    setTimeout(() => {
      silent.reject(new ModelFailed('silent', new Error(`${why} ${limitMs} ms`)));
      abort.abort();
    }, limitMs);
  const whole = giveUpAfter(wholeMs, 'an answer took longer than');
  let timer = giveUpAfter(firstMs, 'nothing was heard for');
  try {
    for (;;) {
      const { value, done } = await Promise.race([parts.next(), silent.promise]);
      if (done) return;
      if (isHeard(value)) {
        clearTimeout(timer);
        timer = giveUpAfter(betweenMs, 'nothing was heard for');
      }
      yield value;
    }
  } finally {
    clearTimeout(timer);
    clearTimeout(whole);
    abort.abort();
  }
}
