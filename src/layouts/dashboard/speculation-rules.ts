import { createHash } from 'node:crypto';

/** The browser may fetch a page that a pointer rests on; never a service's address. Nothing is kept: the pages say no-store. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/auth/*', '/storage/*', '/dev/*'] } }] },
      eagerness: 'moderate',
    },
  ],
});

/** Names the rules in the page's content security policy. */
export const speculationRulesHash = `sha256-${createHash('sha256').update(speculationRules).digest('base64')}` as const;
