import { useEffect, useRef } from 'react';
import type { ChatMessage } from '../../../contract/assistant/chat.ts';
import type { StreamedAnswer } from './use-conversation.ts';

/** What of a window's height an answer cannot use: the header above it, the field and the bar of a phone below it. */
const takenHeight = 288;

/**
 * Keeps an answer in view: it grows from below until its question reaches the top of the window, where it stays, so that a long one is read
 * from its start. Afterwards the focus is on the answer if the button that asked for it is gone. Nothing moves when a conversation is opened.
 */
export function useAnswerInView(coming: StreamedAnswer | undefined, messages: readonly ChatMessage[]) {
  const start = useRef<HTMLLIElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLElement>(null);
  const shown = useRef(messages);
  const isPinned = useRef(false);
  const wasComing = useRef(false);
  useEffect(() => {
    const isOver = !coming && shown.current !== messages;
    if (coming || isOver) {
      if (!start.current || !end.current) return;
      const height = end.current.getBoundingClientRect().top - start.current.getBoundingClientRect().top;
      // A safety card begins with its phone numbers.
      const isLong = Boolean(coming?.cards.length) || height > innerHeight - takenHeight;
      if (isLong && !isPinned.current) start.current.scrollIntoView({ block: 'start' });
      else if (!isLong) end.current.scrollIntoView({ block: 'nearest' });
      isPinned.current = isLong && !isOver;
    }
    if (!coming && wasComing.current && document.activeElement === document.body) answer.current?.focus({ preventScroll: true });
    wasComing.current = coming !== undefined;
    if (!coming) {
      shown.current = messages;
      isPinned.current = false;
    }
  }, [coming, messages]);
  return { start, end, answer };
}
