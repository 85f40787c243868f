import { useEffect, useState } from 'react';

/** Long enough for one request per word instead of one per letter. */
const debounceMs = 180;

type Answered<T> = { text: string; answer: T };

/**
 * Calls `ask` for a text that did not change for 180 ms; not for ''. Returns the last answer with the text it belongs to, which may be
 * older than the current text. Requests for older texts are aborted, so they never replace a newer answer. `ask` must be stable between
 * renders, and must resolve to a value for failures that the field can show.
 */
export function useAnswerFor<T>(text: string, ask: (text: string, signal: AbortSignal) => Promise<T>): Answered<T> | undefined {
  const [answered, setAnswered] = useState<Answered<T>>();
  useEffect(() => {
    if (text === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      ask(text, signal).then(
        (answer) => {
          if (!signal.aborted) setAnswered({ text, answer });
        },
        (error: unknown) => {
          if (!signal.aborted) throw error;
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, ask]);
  return answered;
}
