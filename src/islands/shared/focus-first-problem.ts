/** Puts the cursor where the first correction is due, once its problem is shown. */
export const focusFirstProblem = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
};
