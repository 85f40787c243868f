import { useCallback, useEffect, useRef, useState } from 'react';

type Subject = { id: string; title: string };

const linkTo = (kind: string, id: string) => document.querySelector<HTMLAnchorElement>(`a[data-${kind}="${CSS.escape(id)}"]`);
const subjectOf = (kind: string, link: HTMLAnchorElement): Subject => ({
  id: link.dataset[kind] ?? '',
  title: link.dataset['title'] ?? '',
});

/**
 * A popup whose address is that of its link: Back closes it, forward reopens it, and the address can be shared. `subject` stays set while
 * the popup fades out. A profile that the server rendered into the page is not opened again.
 */
export function useLinkedPopup(kind: 'player' | 'team') {
  const [subject, setSubject] = useState<Subject>();
  const [isOpen, setOpen] = useState(false);
  const isOnTop = useRef(false);

  const show = useCallback(
    (link: HTMLAnchorElement) => {
      isOnTop.current = true;
      setSubject(subjectOf(kind, link));
      setOpen(true);
    },
    [kind],
  );
  useEffect(() => {
    const follow = () => {
      const id = new URLSearchParams(location.search).get(kind);
      const link = id && !document.querySelector(`[data-panel="${CSS.escape(id)}"]`) ? linkTo(kind, id) : null;
      if (link) return show(link);
      isOnTop.current = false;
      setOpen(false);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [kind, show]);

  const open = (link: HTMLAnchorElement) => {
    history.pushState(null, '', link.href);
    show(link);
  };
  // Escape and a click on the backdrop may both call this: go back one step, not two.
  const close = () => {
    if (!isOnTop.current) return;
    isOnTop.current = false;
    setOpen(false);
    history.back();
  };
  return { subject, isOpen, open, close };
}
