import { getMyDay } from '../../contract/day.ts';
import { dayCard, defineScreens } from '../define-screens.ts';

export const billingScreens = defineScreens({
  navigation: [
    { href: '/upgrade-plan', label: 'Upgrade', icon: 'plan', places: { upgrade: 10 } },
    { href: '/upgrade-plan', label: 'Plans and prices', icon: 'plan', places: { palette: 70 } },
  ],
  dayCards: [
    dayCard({
      column: 'side',
      position: 20,
      shows: 'onlyWhatNoEventChanges',
      card: () => import('./PlanCard.astro'),
      read: async (ask) => ({ plan: (await ask(getMyDay, {})).plan }),
    }),
  ],
});
