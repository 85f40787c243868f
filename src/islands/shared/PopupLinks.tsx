import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { LoadedProfile } from './LoadedProfile.tsx';
import { useLinkedPopup } from './use-linked-popup.ts';
import type { LoadProfile } from './use-profile.ts';

type Props<P> = {
  kind: 'player' | 'team';
  load: LoadProfile<P>;
  show: (profile: P) => ReactNode;
  /** Where a reader goes whose profile is gone. */
  elsewhere: { href: string; label: string };
  children?: ReactNode;
};

const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Opens the links `a[data-player]` or `a[data-team]` among its children as popups. Each link works without it. */
export function PopupLinks<P>({ kind, load, show, elsewhere, children }: Props<P>) {
  const { subject, isOpen, open, close } = useLinkedPopup(kind);
  const list = useRef<HTMLDivElement>(null);
  // The page's own script reloads where a step through the history happens before these links have hydrated.
  useEffect(() => list.current?.setAttribute('data-popups', 'hydrated'), []);

  function click(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[data-${kind}]`);
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    // Safari leaves a clicked link without the focus, and the popup gives it back to what had it.
    link.focus({ preventScroll: true });
    open(link);
  }
  return (
    <div onClick={click} ref={list} data-popups="unhydrated">
      {children}
      <Dialog isOpen={isOpen} onClose={close} title={subject?.title ?? ''}>
        {subject && <LoadedProfile key={subject.id} id={subject.id} load={load} show={show} elsewhere={elsewhere} />}
      </Dialog>
    </div>
  );
}
