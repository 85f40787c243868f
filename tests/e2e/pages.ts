/** Every page that a visitor can open; the tests visit each, and an architecture test compares the list with src/pages. */
export const visitedPages: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/company-news',
  '/help',
  '/feature',
  '/partners',
  '/faq',
  '/agreement',
  '/privacy',
  '/responsible-disclosure-policy',
  '/upgrade-plan',
  '/search',
  '/news',
  '/jobs',
  '/login',
  '/call-back',
  '/noplayer',
  '/event-availibility',
  '/editImage',
  '/offline',
  '/api/docs',
  '/404',
  '/news/[slug]',
  '/jobs/[slug]',
  '/share/chat/[id]',
];

/** Every page for signed-in users; visited in the same way. */
export const signedInPages: readonly string[] = [
  '/dashboard',
  '/dashboard/[u]',
  '/account-settings',
  '/profile',
  '/profile/[u]',
  '/profileSettings',
  '/teams',
  '/invite',
  '/team-member/[id]',
  '/edit-team/[id]',
  '/edit-players/[id]/[playerid]',
  '/team/upcomingEvents',
  '/team/player-availability/[id]/[eventId]',
  '/assist/[screen]',
  '/assist/chat/[id]',
];

/** Pages for those who lead a team: `{team}`, `{member}` and `{event}` stand for their own team, one of its members and one of its events. */
export const managedPages: readonly string[] = [
  '/edit-team/{team}',
  '/edit-players/{team}/{member}',
  '/team-member/{team}?view=roster',
  '/team-member/{team}?view=events',
  '/team-member/{team}?view=chat',
  '/team-member/{team}?view=availability',
  '/team-member/{team}?view=tasks',
  '/team-member/{team}?view=tournaments',
  '/team-member/{team}?view=calendar',
  '/team-member/{team}?view=invite',
  '/team-member/{team}?view=about',
  '/team/player-availability/{team}/{event}',
];

/** A real address for a page whose path has a parameter. */
export const examples: Readonly<Record<string, string>> = {
  '/404': '/no-such-page',
  '/search': '/search?keyword=meteors',
  '/assist/[screen]': '/assist/injuryRehab',
  '/assist/chat/[id]': '/assist/chat/new',
  '/share/chat/[id]': '/share/chat/no-such-link',
  '/dashboard/[u]': '/dashboard/user?status=new',
  '/profile/[u]': '/profile/kabir.singh',
  // The Malleshwaram Meteors of the demo data.
  '/team/player-availability/[id]/[eventId]':
    '/team/player-availability/0191f504-85c0-7000-8a20-de3000de3000/0191f504-85c0-7000-8a50-de3000de3000',
  '/team-member/[id]': '/team-member/0191f504-85c0-7000-8a20-de3000de3000',
};
