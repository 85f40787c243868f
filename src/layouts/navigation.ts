export type NavigationGroup = { title: string; links: { href: string; label: string }[] };

/** Spec §2's header groups. */
export const headerGroups: NavigationGroup[] = [
  {
    title: 'Community',
    links: [
      { href: '/jobs', label: 'Jobs' },
      { href: '/news', label: 'News' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/upgrade-plan', label: 'Pricing' },
      { href: '/about', label: 'About' },
      { href: '/company-news', label: 'Company news' },
      { href: '/feature', label: 'Features' },
    ],
  },
  {
    title: 'Support',
    links: [
      { href: '/help', label: 'Help' },
      { href: '/faq', label: 'FAQ' },
      { href: '/contact', label: 'Contact' },
    ],
  },
];

/** Spec §2's footer links. */
export const footerLinks = [
  { href: '/about', label: 'About' },
  { href: '/company-news', label: 'Company news' },
  { href: '/partners', label: 'Partners' },
  { href: '/help', label: 'Help' },
  { href: '/faq', label: 'FAQ' },
  { href: '/contact', label: 'Contact' },
  { href: '/agreement', label: 'Agreement' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/responsible-disclosure-policy', label: 'Responsible disclosure' },
];

/** Spec §2's Explore sidebar of the information pages. */
export const exploreGroups: NavigationGroup[] = [
  {
    title: 'Company',
    links: [
      { href: '/about', label: 'About' },
      { href: '/company-news', label: 'Company news' },
      { href: '/feature', label: 'Features' },
      { href: '/partners', label: 'Partners' },
      { href: '/upgrade-plan', label: 'Pricing' },
    ],
  },
  {
    title: 'Support',
    links: [
      { href: '/help', label: 'Help' },
      { href: '/faq', label: 'FAQ' },
      { href: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Community',
    links: [
      { href: '/news', label: 'News' },
      { href: '/jobs', label: 'Jobs' },
    ],
  },
  {
    title: 'More',
    links: [
      { href: '/agreement', label: 'Agreement' },
      { href: '/privacy', label: 'Privacy' },
      { href: '/responsible-disclosure-policy', label: 'Responsible disclosure' },
    ],
  },
];
