import { isoDay } from '../days.ts';
import { publisher } from '../structured-data.ts';
import type { Article } from './articles.ts';

/** Schema.org's NewsArticle. */
export const newsArticle = (site: URL, { id, data }: Article): object => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: data.title,
  description: data.summary,
  datePublished: isoDay(data.publishedOn),
  dateModified: isoDay(data.publishedOn),
  image: [new URL(`/og/news/${id}.png`, site).href],
  mainEntityOfPage: new URL(`/news/${id}`, site).href,
  author: publisher(site),
  publisher: publisher(site),
});
