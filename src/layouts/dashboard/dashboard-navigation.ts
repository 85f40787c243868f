import type { NavigationEntry, NavigationPlace } from '../define-screens.ts';
import { allScreens } from '../all-screens.ts';

const entries = allScreens.flatMap(({ navigation = [] }) => navigation);

/** The entries that are listed in a place, in the order of their positions there. */
const linksIn = (place: NavigationPlace): readonly NavigationEntry[] =>
  entries
    .flatMap((entry) => {
      const position = entry.places[place];
      return position === undefined ? [] : [{ position, entry }];
    })
    .toSorted((one, other) => one.position - other.position)
    .map(({ entry }) => entry);

/** Spec §2: the header links of signed-in pages. */
export const headerLinks = linksIn('header');

/** The links at the side of wide screens and at the bottom of phones, where at most five fit. */
export const shellLinks = linksIn('main');

/** Spec §2: the profile menu. */
export const menuLinks = linksIn('menu');

/** The link beside the number of assistant requests left. */
export const upgradeLinks = linksIn('upgrade');

/**
 * The command palette's entries before anything is typed: each page of the navigation once, then the entries that only the palette lists.
 */
export const paletteLinks: readonly NavigationEntry[] = [...new Set([...shellLinks, ...menuLinks, ...headerLinks, ...linksIn('palette')])];

/** The footer links of signed-in pages. */
export const footerLinks = linksIn('footer');
