import { getEntry } from 'astro:content';
import type { CmsContent, Editorial } from '../contract/editorial.ts';

/** The editorial content of one kind, as the build collected it. */
export async function editorialOf<K extends Exclude<keyof Editorial, 'cms'>>(kind: K): Promise<Editorial[K]> {
  const entry = await getEntry('editorial', kind);
  if (!entry) throw new Error(`The build collected no ${kind}.`);
  return entry.data.value as Editorial[K];
}

/** One editorial text by its key. */
export async function cmsOf(key: string): Promise<CmsContent> {
  const entry = await getEntry('editorial', `cms/${key}`);
  if (!entry) throw new Error(`The build collected no text for ${key}.`);
  return entry.data.value as CmsContent;
}
