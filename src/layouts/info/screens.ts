import { dayCard, defineScreens } from '../define-screens.ts';

export const infoScreens = defineScreens({
  navigation: [
    { href: '/news', label: "What's new?", icon: 'news', places: { header: 30 } },
    { href: '/jobs', label: 'Jobs', icon: 'jobs', places: { palette: 80 } },
    { href: '/help', label: 'Help', icon: 'help', places: { palette: 90, footer: 10 } },
    { href: '/privacy', label: 'Privacy', icon: 'help', places: { footer: 20 } },
    { href: '/agreement', label: 'Agreement', icon: 'help', places: { footer: 30 } },
    { href: '/contact', label: 'Contact', icon: 'help', places: { palette: 100, footer: 40 } },
  ],
  dayCards: [
    dayCard({
      column: 'main',
      position: 60,
      shows: 'onlyWhatNoEventChanges',
      card: () => import('./news/LatestNews.astro'),
      read: () => Promise.resolve({}),
    }),
  ],
});
