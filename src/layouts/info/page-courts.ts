import type { Court } from '../../contract/sports.ts';

/** The court drawing of each page, so that visitors recognise the page at a glance. */
const pageCourts: Readonly<Record<string, Court>> = {
  about: 'soccer',
  'company-news': 'tennis',
  help: 'volleyball',
  feature: 'basketball',
  partners: 'handball',
  faq: 'badminton',
  agreement: 'golf',
  privacy: 'ice-hockey',
  'responsible-disclosure-policy': 'baseball',
  'upgrade-plan': 'lacrosse',
  contact: 'cricket',
  news: 'soccer',
  jobs: 'softball',
};

/** The court drawing for a path, by its last segment; the soccer pitch by default. */
export const courtOfPath = (path: string): Court => pageCourts[path.split('/').at(-1) ?? ''] ?? 'soccer';
