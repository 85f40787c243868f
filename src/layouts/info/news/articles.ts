import { getCollection, type CollectionEntry } from 'astro:content';
import { sports, type Court } from '../../../contract/sports.ts';

export type Article = CollectionEntry<'news'>;

/** Every article, the newest first. */
export async function articlesNewestFirst(): Promise<Article[]> {
  return (await getCollection('news')).sort((one, other) => other.data.publishedOn.getTime() - one.data.publishedOn.getTime());
}

export type Sport = (typeof sports)[number];

/** The sport of a court's file name; undefined for an article that is about all of them. */
export const sportOfCourt = (court: string | undefined): Sport | undefined => sports.find((sport) => sport.court === court);

/** The court behind an article or advertisement; the soccer pitch for those without a sport. */
export const courtFor = (court: string | undefined): Court => sportOfCourt(court)?.court ?? 'soccer';
