const lines = () => [...document.querySelectorAll<HTMLElement>('main [role=tabpanel] :is(li, section)')];

/** Remembers which line of a plan somebody is at. What it hands back puts the focus on what stands there later, where the change took it away. */
export function keepPlace(): () => void {
  const held = document.activeElement;
  // A choice inside of a line is a list item too: what unfolds belongs to its line.
  const line = (held?.closest('details') ?? held)?.closest<HTMLElement>('li, section');
  const at = line ? lines().indexOf(line) : -1;
  return () =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body && document.activeElement !== held) return;
      const there = lines()[at];
      const control = there?.querySelector<HTMLElement>('button, summary');
      const heading = document.querySelector<HTMLElement>('main h2');
      if (!control) heading?.setAttribute('tabindex', '-1');
      (control ?? heading)?.focus({ preventScroll: Boolean(control) });
    });
}
