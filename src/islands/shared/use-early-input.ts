import { useLayoutEffect, type RefObject } from 'react';
import { firstValue, isChoice, isTouched, setAsTyped, type Field } from './touched.ts';

/**
 * Replays to React what was typed, chosen or ticked under `root` before hydration, as if it happened now. Needed by every island whose
 * fields have an effect before the form is sent.
 */
export function useEarlyInput(root: RefObject<Element | null>): void {
  // A layout effect, so that it runs before React could draw over the input.
  useLayoutEffect(() => {
    const fields = root.current?.querySelectorAll<Field>('input, textarea, select') ?? [];
    for (const field of fields) if (!field.disabled && isTouched(field)) replay(field);
  }, [root]);
}

function replay(field: Field): void {
  // React compares with the state at hydration, so that state is restored before the event of the new one is fired.
  if (isChoice(field)) {
    if (field.type === 'radio' && !field.checked) return;
    field.checked = !field.checked;
    field.click();
  } else if (field instanceof HTMLSelectElement || field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const { value, selectionStart, selectionEnd } = field;
    field.value = firstValue(field);
    setAsTyped(field, value);
    // E-mail and number inputs have no selection.
    if (selectionStart !== null && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  }
}
