import { defineScreens } from '../define-screens.ts';

export const dashboardScreens = defineScreens({
  navigation: [{ href: '/dashboard/', label: 'My day', icon: 'day', places: { main: 10 }, covers: ['/dashboard/'] }],
});
