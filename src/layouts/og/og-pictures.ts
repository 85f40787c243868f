import { getCollection } from 'astro:content';
import { cmsKeys } from '../../contract/editorial.ts';
import { headingOf } from '../info/heading-of.ts';
import { courtOfPath } from '../info/page-courts.ts';
import { cmsOf } from '../editorial-entry.ts';

export type NamedPicture = { name: string; title: string; sport: string };

/** Every image that a page refers to, by its path under /og/ without the extension. */
export async function ogPictures(): Promise<NamedPicture[]> {
  const pages = await Promise.all(
    cmsKeys
      .filter((key) => key !== 'home')
      .map(async (key) => {
        const { title } = await cmsOf(key);
        return { name: key, title: title || headingOf(key), sport: courtOfPath(key) };
      }),
  );
  const articles = (await getCollection('news')).map(({ id, data }) => ({
    name: `news/${id}`,
    title: data.title,
    sport: data.sport ?? 'soccer',
  }));
  return [
    { name: 'home', title: 'Elevate Your Game. Connect, Compete, and Thrive!', sport: 'soccer' },
    { name: 'api/docs', title: 'The Elevate API', sport: 'tennis' },
    ...pages,
    ...articles,
  ];
}
