import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { builtEditorial } from './editorial/collect-editorial.ts';
import { readMarkdownFolder } from './editorial/read-markdown.ts';
import { sports } from './contract/sports.ts';

const dataDir = resolve(process.env['DATA_DIR'] || '.data');
const courts = sports.map((sport) => sport.court);
const day = z.coerce.date();

/** The editorial content that `scripts/build.ts` collected: one entry per kind, so that a page loads only what it shows. */
const editorial = defineCollection({
  loader: async () => {
    const { cms, ...lists } = await builtEditorial(dataDir);
    const pages = Object.entries(cms).map(([key, value]) => ({ id: `cms/${key}`, value }));
    return [...pages, ...Object.entries(lists).map(([id, value]) => ({ id, value }))];
  },
  schema: z.object({ value: z.unknown() }),
});

const markdownFrom = (name: string) => async () => {
  const files = await readMarkdownFolder(
    fileURLToPath(new URL(`../src/content/${name}`, import.meta.url)).replace(/.*\/src\/content/, resolve('src/content')),
  );
  return files.map(({ slug, data, html }) => ({ id: slug, ...data, html }));
};

const news = defineCollection({
  loader: markdownFrom('news'),
  schema: z.object({
    title: z.string(),
    summary: z.string(),
    publishedOn: day,
    sport: z.enum(courts as [string, ...string[]]).optional(),
    html: z.string(),
  }),
});

const jobs = defineCollection({
  loader: markdownFrom('jobs'),
  schema: z.object({
    title: z.string(),
    organisation: z.string(),
    sport: z.enum(courts as [string, ...string[]]),
    city: z.string(),
    state: z.string(),
    type: z.enum(['full-time', 'part-time', 'contract', 'volunteer']),
    postedOn: day,
    closesOn: day,
    pay: z.string(),
    summary: z.string(),
    html: z.string(),
  }),
});

export const collections = { editorial, news, jobs };
