import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import { sanitiseHtml } from './sanitise.ts';

export type MarkdownFile = { slug: string; data: Record<string, unknown>; html: string };

/** Reads every Markdown file of a folder: its YAML front matter, and its body as sanitised HTML. Throws on a file without front matter. */
export async function readMarkdownFolder(folder: string): Promise<MarkdownFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(names.map((name) => readMarkdown(join(folder, name), name.slice(0, -3))));
}

async function readMarkdown(path: string, slug: string): Promise<MarkdownFile> {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(await readFile(path, 'utf8')) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${path} does not start with YAML front matter between two lines of ---`);
  return { slug, data: parse(head) as Record<string, unknown>, html: sanitiseHtml(await marked.parse(body)) };
}
