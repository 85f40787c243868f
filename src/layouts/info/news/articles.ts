import { getCollection, type CollectionEntry } from 'astro:content';
import { sports, type Court } from '../../../contract/sports.ts';

export type Article = CollectionEntry<'news'>;

/** All articles, newest first. */
export async function articlesNewestFirst(): Promise<Article[]> {
  return (await getCollection('news')).sort((one, other) => other.data.publishedOn.getTime() - one.data.publishedOn.getTime());
}

export type Sport = (typeof sports)[number];

/** The sport of a court drawing's file name; undefined where there is none. */
export const sportOfCourt = (court: string | undefined): Sport | undefined => sports.find((sport) => sport.court === court);

/** The court drawing for an article or job; the soccer pitch where no sport is given. */
export const courtFor = (court: string | undefined): Court => sportOfCourt(court)?.court ?? 'soccer';
