import { createHash } from 'node:crypto';
import type { AstroGlobal } from 'astro';

type Page = Pick<AstroGlobal, 'locals' | 'csp'>;
type Hash = `sha256-${string}`;

const hashes = new Map<string, Hash>();
const hashOf = (styles: string): Hash => `sha256-${createHash('sha256').update(styles).digest('base64')}`;

/**
 * Passes a page's own style sheet to its layout and allows only that one in the page's content security policy; Astro would list those of
 * all pages.
 */
export function carryStyles({ locals, csp }: Page, styles: string): void {
  const hash = hashes.get(styles) ?? hashOf(styles);
  hashes.set(styles, hash);
  locals.styles = styles;
  csp?.insertStyleHash(hash);
}
