import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Types into a field that another may replace at any moment, as a plain one is by one with suggestions: a press on the element found before
 * could miss. What the field has from this position on is replaced.
 */
export async function typeInto(field: HTMLInputElement, text: string, from = 0): Promise<void> {
  act(() => {
    field.focus();
    field.setSelectionRange(from, field.value.length);
  });
  await userEvent.keyboard(text);
}
