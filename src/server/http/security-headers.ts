/** Headers of every answer. The content security policy differs: a page brings its own, everything else may load nothing. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(self), geolocation=(self), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** For answers that are not pages: JSON, pictures, refusals. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A worker's own policy says where it may fetch from: here. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** What a page's own policy cannot say in a meta element. */
export const withFrameAncestors = (policy: string) => `${policy.replace(/;?\s*$/, '')}; frame-ancestors 'none'`;

/** Asks browsers to stay on https; only where the site is on https. */
export const strictTransport = (origin: string | undefined): Record<string, string> =>
  origin?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};
