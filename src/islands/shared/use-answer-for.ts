import { useEffect, useState } from 'react';

/** Long enough that a request is made for a word and not for each of its letters. */
const debounceMs = 180;

type Answered<T> = { text: string; answer: T };

/**
 * Asks for a text once it has stood still for 180 ms; for '' nothing is asked. Returns the last answer with the text it belongs to, which
 * may be an older one while the newer is awaited. An answer to an older text never replaces a newer one: its request is aborted.
 * `ask` must keep its identity between renders, and resolves to a value for failures that the field can show.
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
