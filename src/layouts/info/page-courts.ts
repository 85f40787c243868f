import type { Court } from '../../contract/sports.ts';

/** Which court lies behind which page, so that each is recognised before its heading is read. */
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

/** The court of a path's last segment; the soccer pitch for a path that has none of its own. */
export const courtOfPath = (path: string): Court => pageCourts[path.split('/').at(-1) ?? ''] ?? 'soccer';
