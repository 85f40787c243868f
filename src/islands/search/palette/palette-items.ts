import { limits } from '../../../contract/limits.ts';
import type { SearchResult } from '../../../contract/search.ts';

export type PalettePage = { href: string; label: string };
/** One item: its address, and a detail that distinguishes items of the same name. */
export type PaletteItem = { key: string; href: string; label: string; detail: string };
export type PaletteGroup = { title: string; items: PaletteItem[] };

const mostOfAKind = 5;

/** The items whose name contains the typed text. */
export const itemsFor = (items: readonly PaletteItem[], typed: string): PaletteItem[] =>
  items.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase())).slice(0, mostOfAKind);

/** The pages whose name contains the typed text. */
export function pagesFor(pages: readonly PalettePage[], typed: string): PaletteItem[] {
  const wanted = typed.trim().toLowerCase();
  return pages
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ href, label }) => ({ key: `page ${href}`, href, label, detail: '' }));
}

/** The players or teams of a search result, as items. */
export function foundItems(results: readonly SearchResult[], kind: 'players' | 'teams'): PaletteItem[] {
  return results
    .filter((result) => result.kind === kind)
    .slice(0, mostOfAKind)
    .map(({ id, title, label, city }) => ({
      key: `${kind} ${id}`,
      // A player's label is the ID in their profile's address; a team opens as a popup on /search.
      href:
        kind === 'players'
          ? `/profile/${encodeURIComponent(label)}`
          : `/search?${new URLSearchParams({ keyword: title.slice(0, limits.searchKeywordMaximum), category: kind, team: id })}#profile`,
      label: title,
      detail: [label, city].filter(Boolean).join(', '),
    }));
}
