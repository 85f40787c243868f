import { createHash } from 'node:crypto';

/**
 * Lets the browser prefetch a page when the pointer rests on its link, but never an API path. The pages are `no-store`, so nothing is
 * kept.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/auth/*', '/storage/*', '/dev/*'] } }] },
      eagerness: 'moderate',
    },
  ],
});

/** The hash of these rules for the page's content security policy. */
export const speculationRulesHash = `sha256-${createHash('sha256').update(speculationRules).digest('base64')}` as const;
