import { getMyDay } from '../../contract/day.ts';
import { dayCard, defineScreens } from '../define-screens.ts';

export const playerScreens = defineScreens({
  navigation: [
    { href: '/profile', label: 'My profile', icon: 'person', places: { menu: 10 } },
    { href: '/profileSettings', label: 'Profile Settings', icon: 'person', places: { menu: 20 } },
  ],
  dayCards: [
    dayCard({
      column: 'side',
      position: 10,
      shows: 'onlyWhatNoEventChanges',
      card: () => import('./ProfileCard.astro'),
      // An organisation has no player profile to complete.
      read: async (ask) => {
        const { profile, sports } = await ask(getMyDay, {});
        return profile && { profile, sport: sports[0] };
      },
    }),
  ],
});
