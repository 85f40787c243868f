import type { NavigationEntry } from '../define-screens.ts';

const plain = (path: string) => path.replace(/(\.html|\/)$/, '') || '/';

/** Whether an entry links to the open page, or to the page that the open one belongs to. */
export const isCurrent = ({ href, covers = [] }: NavigationEntry, { pathname }: URL): boolean =>
  plain(href) === plain(pathname) || covers.some((beginning) => pathname.startsWith(beginning));
