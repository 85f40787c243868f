import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { LoadedProfile } from './LoadedProfile.tsx';
import { useLinkedPopup } from './use-linked-popup.ts';
import type { LoadProfile } from './use-profile.ts';

type Props<P> = {
  kind: 'player' | 'team';
  load: LoadProfile<P>;
  show: (profile: P) => ReactNode;
  /** The link for a reader whose profile was not found. */
  elsewhere: { href: string; label: string };
  children?: ReactNode;
};

const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Opens the links `a[data-player]` or `a[data-team]` among its children as popups. The links also work without scripts. */
export function PopupLinks<P>({ kind, load, show, elsewhere, children }: Props<P>) {
  const { subject, isOpen, open, close } = useLinkedPopup(kind);
  const list = useRef<HTMLDivElement>(null);
  // Tells search-behaviour.ts that the popups follow the history by themselves; before this it reloads the page.
  useEffect(() => list.current?.setAttribute('data-popups', 'hydrated'), []);

  function click(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[data-${kind}]`);
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the popup returns the focus to the focused element.
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
