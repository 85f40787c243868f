/** A `ref` for an element that replaces a focused one: it takes the focus when it is mounted. */
export const focusIt = (element: HTMLElement | null): void => element?.focus();
