import type { NavigationEntry, NavigationPlace } from '../define-screens.ts';
import { allScreens } from '../screens.ts';

const entries = allScreens.flatMap(({ navigation = [] }) => navigation);

/** The entries that say they stand in a place, in the order of their positions there. */
const linksIn = (place: NavigationPlace): readonly NavigationEntry[] =>
  entries
    .flatMap((entry) => {
      const position = entry.places[place];
      return position === undefined ? [] : [{ position, entry }];
    })
    .toSorted((one, other) => one.position - other.position)
    .map(({ entry }) => entry);

/** Spec §2's header links of the signed-in shell. */
export const headerLinks = linksIn('header');

/** At the side of wide screens and at the bottom of phones, where five are the most that fit. */
export const shellLinks = linksIn('main');

/** Spec §2's profile menu. */
export const menuLinks = linksIn('menu');

/** Beside the number of assistant requests that are left. */
export const upgradeLinks = linksIn('upgrade');

/** What the command palette offers before anything is typed: each page of the shell once, then what only the palette lists. */
export const paletteLinks: readonly NavigationEntry[] = [...new Set([...shellLinks, ...menuLinks, ...headerLinks, ...linksIn('palette')])];

/** Under every signed-in page. */
export const footerLinks = linksIn('footer');
