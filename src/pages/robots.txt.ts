import type { APIContext } from 'astro';

/** Crawlers may read every page, but not the API. */
export function GET({ site, url }: APIContext): Response {
  const sitemap = new URL('/sitemap-index.xml', site ?? url).href;
  return new Response(`User-agent: *\nAllow: /\nAllow: /api/docs\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
}
