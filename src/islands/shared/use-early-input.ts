import { useLayoutEffect, type RefObject } from 'react';
import { firstValue, isChoice, isTouched, setAsTyped, type Field } from './touched.ts';

/**
 * Replays to React what was typed, chosen or ticked under `root` before hydration: its handlers run as if it had been done now. For every
 * island with fields that are used before a form is sent.
 */
export function useEarlyInput(root: RefObject<Element | null>): void {
  // In the commit that hydrates the island, before anything could be drawn over it.
  useLayoutEffect(() => {
    const fields = root.current?.querySelectorAll<Field>('input, textarea, select') ?? [];
    for (const field of fields) if (!field.disabled && isTouched(field)) replay(field);
  }, [root]);
}

function replay(field: Field): void {
  // React compares with what it saw at hydration, so the first state is restored before the event of the new one.
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
    // E-mails and numbers know no place in their text.
    if (selectionStart !== null && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  }
}
