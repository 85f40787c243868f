import type { ComponentPropsWithRef } from 'react';

type Props = ComponentPropsWithRef<'button'> & {
  /** Nothing comes of a press meanwhile. */
  isBusy: boolean;
};

/** A button that waits without losing the focus: one that is `disabled` under the finger of a keyboard sends it back to the top of the page. */
export function BusyButton({ isBusy, onClick, type = 'button', ...button }: Props) {
  return (
    <button
      {...button}
      type={type}
      aria-disabled={isBusy || undefined}
      // A press of Enter in a field of the form comes here as a click, too.
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
