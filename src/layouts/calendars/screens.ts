import { defineScreens } from '../define-screens.ts';

export const calendarScreens = defineScreens({
  teamViews: [{ view: 'calendar', label: 'Calendar', position: 60, may: 'shareCalendar', component: () => import('./TeamCalendar.astro') }],
});
