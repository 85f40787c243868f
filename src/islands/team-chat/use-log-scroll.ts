import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ChatMessage } from '../../contract/team-chat.ts';

/** Closer to the end than this, in px, the reader counts as at the end. */
const nearPx = 80;

type Asked = {
  readonly messages: readonly ChatMessage[];
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly onTop: () => void;
  readonly onEnd: () => void;
  /** Called with the last message that is in view. */
  readonly onRead: (seq: number) => void;
};

const rowsOf = (log: HTMLElement) => [...log.querySelectorAll<HTMLElement>('[data-seq]')];

/** The last message that can be read to its end. */
function lastInView(log: HTMLElement): number {
  const end = log.getBoundingClientRect().bottom + 1;
  return Number(rowsOf(log).findLast((row) => row.getBoundingClientRect().bottom <= end)?.dataset['seq'] ?? 0);
}

/**
 * The scroll position of a log whose container is a reversed column: it starts at the end before any script runs, and what is added above
 * does not move it. What is added below while the reader is further up is made up for here.
 */
export function useLogScroll(log: RefObject<HTMLElement | null>, asked: Asked) {
  const [isAtEnd, setAtEnd] = useState(true);
  const wasAtEnd = useRef(true);
  const shown = useRef<{ last: number; bottom: number }>({ last: 0, bottom: 0 });
  const last = asked.messages.at(-1)?.seq ?? 0;

  const { hasBefore, hasAfter, onTop, onEnd, onRead, messages } = asked;
  const look = useEffectEvent(() => {
    const { current } = log;
    // On a phone the conversation beside the list is not drawn, and nothing of it is read.
    if (!current || current.clientHeight === 0) return;
    const fromEnd = -current.scrollTop;
    wasAtEnd.current = fromEnd < nearPx;
    setAtEnd(wasAtEnd.current);
    if (hasBefore && current.scrollHeight - current.clientHeight - fromEnd < 600) onTop();
    if (hasAfter && fromEnd < 600) onEnd();
    if (document.visibilityState === 'visible') onRead(lastInView(current));
  });

  useLayoutEffect(() => {
    const { current } = log;
    if (!current) return;
    const kept = current.querySelector<HTMLElement>(`[data-seq="${shown.current.last}"]`);
    // The row that was the last one stays where the reader saw it, unless they were at the end, where they see what is new.
    if (kept && last > shown.current.last && !wasAtEnd.current)
      current.scrollBy({ top: kept.getBoundingClientRect().bottom - shown.current.bottom });
    const end = current.querySelector<HTMLElement>(`[data-seq="${last}"]`);
    shown.current = { last, bottom: end?.getBoundingClientRect().bottom ?? 0 };
  });

  useEffect(() => {
    const { current } = log;
    if (!current) return;
    const leaving = new AbortController();
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const end = current.querySelector<HTMLElement>(`[data-seq="${shown.current.last}"]`);
        shown.current = { ...shown.current, bottom: end?.getBoundingClientRect().bottom ?? 0 };
        look();
      });
    };
    current.addEventListener('scroll', soon, { passive: true, signal: leaving.signal });
    document.addEventListener('visibilitychange', soon, { signal: leaving.signal });
    const sizes = new ResizeObserver(soon);
    sizes.observe(current);
    return () => {
      leaving.abort();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [log]);

  useEffect(() => look(), [last, messages]);

  return {
    isAtEnd,
    toEnd: () => log.current?.scrollTo({ top: 0 }),
    /** Brings a message into view and gives it the focus; resolves to whether it is there. */
    show: (seq: number): boolean => {
      const row = log.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.classList.add('chat-found');
      setTimeout(() => row?.classList.remove('chat-found'), 2_000);
      return row !== null && row !== undefined;
    },
  };
}
