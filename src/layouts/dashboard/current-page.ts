const plain = (path: string) => path.replace(/(\.html|\/)$/, '') || '/';

/** Whether a link leads to the page that is open: the dashboard has an address for each person. */
export const isCurrent = (href: string, { pathname }: URL): boolean =>
  plain(href) === plain(pathname) || (plain(href) === '/dashboard' && pathname.startsWith('/dashboard/'));
