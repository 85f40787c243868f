import { useLayoutEffect, type RefObject } from 'react';
import { firstValue, isChoice, isTouched, setAsTyped, type Field } from './touched.ts';

/**
 * Tells React what was typed, chosen or ticked under `root` before the island woke: its handlers hear it as if it had been done now. For
 * every island that shows fields which are more than read when a form is sent.
 */
export function useEarlyInput(root: RefObject<Element | null>): void {
  // In the commit that wakes the island, before anything could be drawn over it.
  useLayoutEffect(() => {
    const fields = root.current?.querySelectorAll<Field>('input, textarea, select') ?? [];
    for (const field of fields) if (!field.disabled && isTouched(field)) sayAgain(field);
  }, [root]);
}

function sayAgain(field: Field): void {
  // React compares with what it saw when it woke, so it is shown the first state before it hears of the new one.
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
