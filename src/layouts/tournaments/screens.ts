import { getUserEvents } from '../../contract/events.ts';
import { dayCard, defineScreens } from '../define-screens.ts';
import { tournamentsToday } from './tournaments-today.ts';

export const tournamentScreens = defineScreens({
  dayCards: [
    dayCard({
      column: 'main',
      position: 10,
      shows: ['tournamentEntry', 'events'],
      card: () => import('./TournamentsCard.astro'),
      read: async (ask) => {
        const tournaments = tournamentsToday((await ask(getUserEvents, {})).tournaments);
        return tournaments.length > 0 ? { tournaments } : null;
      },
      sports: ({ tournaments }) => tournaments.map(({ sport_id: sport }) => sport),
    }),
  ],
  teamViews: [
    {
      view: 'tournaments',
      label: 'Tournaments',
      position: 50,
      may: 'readEvents',
      component: () => import('./TeamTournamentsView.astro'),
    },
  ],
});
