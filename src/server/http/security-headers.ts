/** Headers of every answer. The content security policy is separate: pages have their own, other answers may load nothing. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(self), geolocation=(self), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

const ofDocuments = new Set(['Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy', 'X-Frame-Options']);

/** The headers of scripts and fonts: without those that a browser obeys for documents only, which would be a tenth of a small script. */
export const withoutDocumentHeaders = (common: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(common).filter(([name]) => !ofDocuments.has(name)));

/** The policy for answers that are not pages: JSON, pictures, refusals. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The policy of the service worker, which may fetch from our origin only. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Adds to a page's policy what cannot be set in a meta element. */
export const withFrameAncestors = (policy: string) => `${policy.replace(/;?\s*$/, '')}; frame-ancestors 'none'`;

/** Tells browsers to use https only, if the site is on https. */
export const strictTransport = (origin: string | undefined): Record<string, string> =>
  origin?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};
