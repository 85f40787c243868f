import type { NavigationEntry } from '../define-screens.ts';

const plain = (path: string) => path.replace(/(\.html|\/)$/, '') || '/';

/** Whether an entry leads to the page that is open, or to the page that this one belongs to. */
export const isCurrent = ({ href, covers = [] }: NavigationEntry, { pathname }: URL): boolean =>
  plain(href) === plain(pathname) || covers.some((beginning) => pathname.startsWith(beginning));
