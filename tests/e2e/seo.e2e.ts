import { expect, test } from './browser.ts';

type Data = { '@type': string } & Record<string, unknown>;

const structuredData = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map((match) => JSON.parse(match[1] ?? '') as Data);

test('every public page has a title, a description, a canonical address and an existing preview image', async ({ request, baseURL }) => {
  const titles = new Set<string>();
  const paths = ['/', '/about', '/faq', '/jobs', '/news', '/upgrade-plan'];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? '');
    expect(/<meta name="description" content="([^"]{50,170})"/.test(html), path).toBe(true);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], path).toBe(new URL(path, 'http://localhost:4321').href);
    const picture = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
    const answer = await request.get(new URL(picture, baseURL).href);
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/png']);
  }
  expect(titles.size).toBe(paths.length);
});

test('structured data describes the site, questions, jobs and articles', async ({ page, request }) => {
  const typesAt = async (path: string) => structuredData(await (await request.get(path)).text()).map((data) => data['@type']);
  expect(await typesAt('/')).toContain('Organization');
  expect(await typesAt('/faq')).toContain('FAQPage');
  for (const [list, type] of [
    ['/news', 'NewsArticle'],
    ['/jobs', 'JobPosting'],
  ] as const) {
    await page.goto(list);
    const href = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href');
    expect(await typesAt(href ?? '')).toContain(type);
  }
});

test('robots.txt names the sitemap, and the sitemap names the pages that should be found', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http\S+\/sitemap-index\.xml/);
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  for (const path of ['/about', '/news', '/faq']) expect(sitemap).toContain(`${path}</loc>`);
  for (const path of ['/404', '/login', '/noplayer', '/offline']) expect(sitemap).not.toContain(`${path}</loc>`);
});

test('the news has an RSS feed', async ({ request }) => {
  const answer = await request.get('/news.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  expect(((await answer.text()).match(/<item>/g) ?? []).length).toBeGreaterThanOrEqual(8);
});
