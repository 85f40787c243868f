import { getUserEvents } from '../../contract/events.ts';
import { dayCard, defineScreens } from '../define-screens.ts';

export const eventScreens = defineScreens({
  navigation: [
    { href: '/team/upcomingEvents', label: 'Upcoming Events', shortLabel: 'Events', icon: 'events', places: { main: 30, menu: 30 } },
  ],
  dayCards: [
    dayCard({
      column: 'main',
      position: 20,
      shows: ['events', 'roster'],
      card: () => import('./EventsCard.astro'),
      read: async (ask) => {
        const found = await ask(getUserEvents, {});
        return found.teams.length > 0 ? { found } : null;
      },
    }),
  ],
  teamViews: [
    { view: 'events', label: 'Events', position: 20, may: 'readEvents', component: () => import('./TeamEventsView.astro') },
    { view: 'availability', label: 'Availability', position: 30, may: 'readAnswers', component: () => import('./TeamAvailability.astro') },
  ],
});
