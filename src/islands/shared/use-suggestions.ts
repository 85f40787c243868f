import { useState } from 'react';
import { useAnswerFor } from './use-answer-for.ts';

const shortestText = 2;

/**
 * Suggestions for a `SuggestField` from a service, requested while the field has the focus, from two characters on. While newer ones are
 * loading the older ones stay visible, but Enter does not choose the first of them.
 */
export function useSuggestions<T>(
  text: string,
  find: (text: string, signal: AbortSignal) => Promise<readonly T[]>,
  textOf: (item: T) => string,
) {
  const [isOpen, setOpen] = useState(false);
  const wanted = text.trim();
  const isAsked = isOpen && wanted.length >= shortestText;
  const answered = useAnswerFor(isAsked ? wanted : '', find);
  const items = isAsked && answered ? answered.answer : [];
  return { isOpen, onOpen: setOpen, items, textOf, isFresh: answered?.text === wanted, asked: answered?.text ?? '' };
}
