import { defineScreens } from '../define-screens.ts';

export const identityScreens = defineScreens({
  navigation: [{ href: '/account-settings', label: 'Account settings', icon: 'account', places: { menu: 50 } }],
});
