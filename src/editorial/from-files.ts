import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Editorial } from '../contract/editorial.ts';
import { acceptEditorial } from './editorial-schema.ts';
import { readMarkdownFolder } from './read-markdown.ts';

/** The default content that ships with the product, from `src/content`. */
export async function editorialFromFiles(folder: string): Promise<Editorial> {
  const json = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const pages = await readMarkdownFolder(join(folder, 'cms'));
  const [faqs, settings, testimonials, features, plans, partners, references] = await Promise.all(
    ['faqs', 'settings', 'testimonials', 'features', 'plans', 'partners', 'references'].map(json),
  );
  const cms = Object.fromEntries(pages.map(({ slug, data, html }) => [slug, { ...data, description: html }]));
  return acceptEditorial({ cms, faqs, settings, testimonials, features, plans, partners, references }, folder);
}
