const lines = () => [...document.querySelectorAll<HTMLElement>('main [role=tabpanel] :is(li, section)')];

/** Remembers the focused line of a plan. The returned function restores the focus if the change removed the focused element. */
export function rememberFocusedLine(): () => void {
  const held = document.activeElement;
  // An option inside a line is a list item too, but belongs to the line that it unfolds from.
  const line = (held?.closest('details, [data-unfolds]') ?? held)?.closest<HTMLElement>('li, section');
  const at = line ? lines().indexOf(line) : -1;
  return () =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const there = lines()[at];
      const control = there?.querySelector<HTMLElement>('button, summary');
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!control) heading?.setAttribute('tabindex', '-1');
      (control ?? heading)?.focus({ preventScroll: Boolean(control) });
    });
}
