import { getMyDay } from '../../contract/day.ts';
import { listTeams } from '../../contract/teams.ts';
import { dayCard, defineScreens } from '../define-screens.ts';
import { othersOf, teamSearch, teamsNear } from './nearby-teams.ts';

export const searchScreens = defineScreens({
  navigation: [{ href: '/search', label: 'Search', icon: 'search', places: { main: 50 } }],
  dayCards: [
    dayCard({
      column: 'main',
      position: 50,
      shows: ['teams'],
      card: () => import('./NearbyTeams.astro'),
      read: async (ask) => {
        const day = await ask(getMyDay, {});
        const [near, { response: mine }] = await Promise.all([teamsNear(ask, day), ask(listTeams, {})]);
        return { teams: othersOf(near, mine), city: day.city, all: teamSearch(day) };
      },
      sports: ({ teams = [] }) => teams.flatMap(({ sports }) => sports),
    }),
  ],
});
