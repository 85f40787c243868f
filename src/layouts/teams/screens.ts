import { listTeams } from '../../contract/teams.ts';
import { dayCard, defineScreens } from '../define-screens.ts';

export const teamScreens = defineScreens({
  navigation: [
    {
      href: '/teams',
      label: 'Teams',
      icon: 'team',
      places: { main: 20, header: 20 },
      covers: ['/team-member/', '/edit-team/', '/edit-players/'],
    },
    { href: '/invite', label: 'Invitations', icon: 'team', places: { menu: 40 } },
  ],
  dayCards: [
    dayCard({
      column: 'main',
      position: 40,
      shows: ['teams', 'roster'],
      card: () => import('./MyTeamsCard.astro'),
      read: async (ask) => ({ teams: (await ask(listTeams, {})).response }),
      sports: ({ teams }) => teams.map(({ sport_id: sport }) => sport),
    }),
  ],
  teamViews: [
    { view: 'roster', label: 'Roster', position: 10, may: 'readRoster', component: () => import('./TeamRoster.astro') },
    { view: 'invite', label: 'Invite', position: 70, may: 'invite', component: () => import('./invitations/TeamInvite.astro') },
    { view: 'about', label: 'About', position: 80, may: null, component: () => import('./TeamAbout.astro') },
  ],
});
