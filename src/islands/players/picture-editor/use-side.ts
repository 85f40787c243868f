import { useEffect, useState, type RefObject } from 'react';

/** The width of an element in px as it changes; 0 before it is measured. */
export function useSide(element: RefObject<HTMLElement | null>): number {
  const [side, setSide] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setSide(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return side;
}
