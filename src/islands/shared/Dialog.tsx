import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { loadLater } from './load-later.ts';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** The language of the content, where it differs from the page's. */
  lang?: string | undefined;
  /** For a long form with two columns. */
  isWide?: boolean;
  children: ReactNode;
};
type Props = DialogProps & {
  /** The element that gets the focus afterwards; by default the one that had it before. */
  returnTo?: (() => HTMLElement | null | undefined) | undefined;
};

const useOpenedDialog = loadLater(() => import('./OpenedDialog.tsx'));

/** The heading above an element, which gets the focus when the element itself is gone. */
const headingOf = (element: Element | null | undefined) => element?.closest('section')?.querySelector<HTMLElement>('h2, h3');

/**
 * The dialog component: it keeps the focus inside, Escape and a click on the backdrop close it, and the opener gets the focus back, or the
 * heading of its section if the opener is gone. Most of its code is loaded after the page.
 */
export function Dialog({ returnTo, ...props }: Props) {
  const { isOpen } = props;
  // It stays mounted after the first time, because it fades out.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const loaded = useOpenedDialog(wasOpened);
  const opener = useRef<{ element: Element | null; heading: HTMLElement | null | undefined }>(undefined);
  useLayoutEffect(() => {
    const element = document.activeElement;
    if (isOpen) opener.current = { element, heading: headingOf(element) };
  }, [isOpen]);

  function goBack(): HTMLElement | true {
    const wanted = returnTo?.();
    if (wanted) return wanted;
    const { element, heading } = opener.current ?? {};
    if (element?.isConnected || !heading?.isConnected) return true;
    heading.setAttribute('tabindex', '-1');
    return heading;
  }
  return wasOpened && loaded ? <loaded.OpenedDialog {...props} goBack={goBack} /> : null;
}
