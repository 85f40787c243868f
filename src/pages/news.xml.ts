import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { articlesNewestFirst } from '../layouts/info/news/articles.ts';
import { cmsOf } from '../layouts/editorial-entry.ts';

/** The community news as an RSS feed. */
export async function GET({ site, url }: APIContext) {
  const [{ title, summary }, articles] = await Promise.all([cmsOf('news'), articlesNewestFirst()]);
  return rss({
    title: `Elevate: ${title}`,
    description: summary,
    site: site ?? url,
    trailingSlash: false,
    customData: '<language>en-in</language>',
    items: articles.map(({ id, data }) => ({
      title: data.title,
      description: data.summary,
      pubDate: data.publishedOn,
      link: `/news/${id}`,
      content: data.html,
    })),
  });
}
