import type { IconName } from './icons.ts';

export type DashboardLink = { href: string; label: string; icon: IconName };

// A capability that is not built yet has no entry here, and so none anywhere; a architecture test looks for the page behind each.
// To come: My Networks (/myNetwork).
const myDay: DashboardLink = { href: '/dashboard/', label: 'My day', icon: 'day' };
const events: DashboardLink = { href: '/team/upcomingEvents', label: 'Upcoming Events', icon: 'events' };
const assistant: DashboardLink = { href: '/assist/dietPlan', label: 'AI Features', icon: 'assistant' };
const search: DashboardLink = { href: '/search', label: 'Search', icon: 'search' };
const teams: DashboardLink = { href: '/teams', label: 'Teams', icon: 'team' };
const profile: DashboardLink = { href: '/profile', label: 'My profile', icon: 'person' };
const profileSettings: DashboardLink = { href: '/profileSettings', label: 'Profile Settings', icon: 'person' };
const invitations: DashboardLink = { href: '/invite', label: 'Invitations', icon: 'team' };
const accountSettings: DashboardLink = { href: '/account-settings', label: 'Account settings', icon: 'account' };

/** Spec §2's header links of the signed-in shell. */
export const headerLinks: readonly DashboardLink[] = [assistant, teams, { href: '/news', label: "What's new?", icon: 'news' }];

export const upgradeLink: DashboardLink = { href: '/upgrade-plan', label: 'Upgrade', icon: 'plan' };

/** At the side of wide screens and at the bottom of phones, where five are the most that fit. */
export const shellLinks: readonly DashboardLink[] = [myDay, teams, events, assistant, search];

/** Spec §2's profile menu. */
export const menuLinks: readonly DashboardLink[] = [profile, profileSettings, events, invitations, accountSettings];

/** What the command palette offers before anything is typed. */
export const paletteLinks: readonly DashboardLink[] = [
  ...shellLinks,
  ...menuLinks.filter((link) => !shellLinks.includes(link)),
  ...headerLinks.filter((link) => !shellLinks.includes(link)),
  { href: '/assist/workoutPlan', label: 'Workout plan', icon: 'assistant' },
  { href: '/assist/meditationPlan', label: 'Meditation plan', icon: 'assistant' },
  { href: '/assist/healthyRecipe', label: 'Healthy recipe', icon: 'assistant' },
  { href: '/assist/mentalWellness', label: 'Mental wellness', icon: 'assistant' },
  { href: '/assist/injuryRehab', label: 'Injury rehab', icon: 'assistant' },
  { href: '/assist/chat/new', label: 'Ask the assistant', icon: 'assistant' },
  { ...upgradeLink, label: 'Plans and prices' },
  { href: '/jobs', label: 'Jobs', icon: 'jobs' },
  { href: '/help', label: 'Help', icon: 'help' },
  { href: '/contact', label: 'Contact', icon: 'help' },
];

/** Under every signed-in page. */
export const footerLinks = [
  { href: '/help', label: 'Help' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/agreement', label: 'Agreement' },
  { href: '/contact', label: 'Contact' },
] as const;

/** The address where it leads somewhere already, else undefined. */
export const builtHref = (href: string): string | undefined => paletteLinks.find((link) => link.href === href)?.href;
