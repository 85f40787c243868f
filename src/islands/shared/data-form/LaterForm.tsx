import { useEffect, useRef, type ComponentProps } from 'react';
import type { Call } from '../../../contract/call.ts';
import { loadLater } from '../load-later.ts';
import type { DataForm } from './DataForm.tsx';

type Props<C extends Call> = ComponentProps<typeof DataForm<C>> & {
  /** Focuses the first field, for a form that replaces the button that opened it. */
  takesFocus?: boolean;
};

const useDataForm = loadLater(() => import('./DataForm.tsx'));
const firstField = 'input:not([type=hidden], [type=radio], [type=checkbox]), textarea';

/** A `DataForm` that opens on a press, such as one in a dialog: its code is not part of the page's first download. */
export function LaterForm<C extends Call>({ takesFocus = false, ...props }: Props<C>) {
  const loaded = useDataForm(true);
  const place = useRef<HTMLDivElement>(null);
  const wasLate = useRef(!loaded);
  useEffect(() => {
    if (!loaded) return;
    // A dialog that had to wait for its form could not focus the form's first field; on touch screens it does not want to.
    const dialog = place.current?.closest('[role=dialog]');
    const isAwaited = wasLate.current && dialog?.contains(document.activeElement) && !matchMedia('(pointer: coarse)').matches;
    wasLate.current = false;
    if (takesFocus || isAwaited) place.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [loaded, takesFocus]);
  return <div ref={place}>{loaded && <loaded.DataForm {...props} />}</div>;
}
