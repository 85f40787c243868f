import type { ComponentPropsWithRef } from 'react';

type Props = ComponentPropsWithRef<'button'> & {
  /** While true, clicks have no effect. */
  isBusy: boolean;
};

/** A button that can wait without losing the focus: a button that becomes `disabled` sends keyboard users back to the top of the page. */
export function BusyButton({ isBusy, onClick, type = 'button', ...button }: Props) {
  return (
    <button
      {...button}
      type={type}
      aria-disabled={isBusy || undefined}
      // Pressing Enter in a field of the form arrives here as a click too.
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
