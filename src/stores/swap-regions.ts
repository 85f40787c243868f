import { Idiomorph } from 'idiomorph';

const fields = new Set(['INPUT', 'TEXTAREA', 'SELECT']);
/** What the reader chose: which part is folded out, and where the Tab key comes to. */
const readersOwn = new Set(['open', 'tabindex']);

/** Islands keep their own data, and fields what was typed into them. */
const isKept = (node: Node) => node instanceof Element && (node.tagName === 'ASTRO-ISLAND' || fields.has(node.tagName));

/** Takes over what differs in the parts of a page that have a `data-region`, out of the same page as the server writes it now. */
export function swapRegions(page: Document, html: string): void {
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  for (const region of page.querySelectorAll<HTMLElement>('[data-region]')) {
    const next = fresh.querySelector(`[data-region="${region.dataset['region']}"]`);
    if (!next) continue;
    void Idiomorph.morph(region, next.innerHTML, {
      morphStyle: 'innerHTML',
      callbacks: {
        beforeNodeMorphed: (node: Node) => !isKept(node),
        beforeAttributeUpdated: (name: string) => !readersOwn.has(name),
      },
    });
  }
  if (fresh.title) page.title = fresh.title;
}
