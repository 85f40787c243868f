const plain = (path: string) => path.replace(/(\.html|\/)$/, '') || '/';

/** Pages that stand under the list of teams. */
const ofTeams = /^\/(team-member|edit-team|edit-players)\//;

/** Whether a link leads to the page that is open: the dashboard has an address for each person, and a team has several. */
export const isCurrent = (href: string, { pathname }: URL): boolean =>
  plain(href) === plain(pathname) ||
  (plain(href) === '/dashboard' && pathname.startsWith('/dashboard/')) ||
  (plain(href) === '/assist/dietPlan' && pathname.startsWith('/assist/')) ||
  (plain(href) === '/teams' && ofTeams.test(pathname));
