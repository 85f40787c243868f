/** As the `ref` of what takes the place of something that had the cursor: it has the cursor as soon as it is there. */
export const focusIt = (element: HTMLElement | null): void => element?.focus();
