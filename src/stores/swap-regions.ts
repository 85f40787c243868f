import { Idiomorph } from 'idiomorph';

const fields = new Set(['INPUT', 'TEXTAREA', 'SELECT']);
/** Attributes that the reader changes by using the page: open details, and the tab stop of a roving focus. */
const readersOwn = new Set(['open', 'tabindex']);

const isIsland = (node: Node) => node instanceof Element && node.tagName === 'ASTRO-ISLAND';

/** Islands and form fields keep their own state. */
const isKept = (node: Node) => isIsland(node) || (node instanceof Element && fields.has(node.tagName));

/** Applies the differences between the `data-region` parts of this page and of the same page as the server renders it now. */
export function swapRegions(page: Document, fresh: Document): void {
  for (const region of page.querySelectorAll<HTMLElement>('[data-region]')) {
    const next = fresh.querySelector(`[data-region="${region.dataset['region']}"]`);
    if (!next) continue;
    // What an island still shows, as an event that was just answered, is not listed a second time. `data-unless` names its element.
    for (const double of next.querySelectorAll<HTMLElement>('[data-unless]'))
      if (page.getElementById(double.dataset['unless'] ?? '')) double.remove();
    void Idiomorph.morph(region, next.innerHTML, {
      morphStyle: 'innerHTML',
      callbacks: {
        beforeNodeMorphed: (node: Node) => !isKept(node),
        // What an island shows may be in use, as an event that was just answered; it reloads its own data.
        beforeNodeRemoved: (node: Node) => !isIsland(node),
        beforeAttributeUpdated: (name: string) => !readersOwn.has(name),
      },
    });
  }
  if (fresh.title) page.title = fresh.title;
}
