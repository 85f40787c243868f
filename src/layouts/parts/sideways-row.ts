// A row of links that may be wider than the screen: it scrolls to the current link, marks the sides with more links, and can be walked with
// the arrow keys.
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

for (const row of document.querySelectorAll<HTMLElement>('[data-sideways]')) {
  const markEdges = () => {
    row.toggleAttribute('data-more-before', row.scrollLeft > 1);
    row.toggleAttribute('data-more-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
  };
  const current = row.querySelector<HTMLElement>('[aria-current]');
  if (current) row.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - row.clientWidth / 2;
  row.addEventListener('scroll', markEdges, { passive: true });
  new ResizeObserver(markEdges).observe(row);
  row.addEventListener('keydown', (event) => {
    const links = [...row.querySelectorAll<HTMLElement>('a')];
    const at = links.indexOf(event.target as HTMLElement);
    const step = steps[event.key];
    if (!step || at < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    links[step(at, links.length - 1)]?.focus();
  });
}

export {};
