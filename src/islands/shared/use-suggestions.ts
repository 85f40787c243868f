import { useState } from 'react';
import { useAnswerFor } from './use-answer-for.ts';

const shortestText = 2;

/**
 * The suggestions of a `SuggestField` that come from a service: asked for while somebody is in the field, from two characters on. While
 * the answer to a newer text is awaited the older ones stay to be seen, and Enter takes none of them by itself.
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
