import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

/** Folders of a built site whose file names contain a hash of their content, so that files of several builds can stand beside one another. */
const hashedFolders = ['client/_astro', 'server/chunks'];
/** How long a replaced file is kept: longer than a page stays open in a browser, or a program keeps running after the site was built again. */
const keptForMs = 2 * 24 * 60 * 60 * 1000;
const manifest = '.replaced.json';
const replacedSchema = z.record(z.string(), z.iso.datetime());

/** The files of a built site that an earlier build wrote, each with the moment at which a build replaced it (ISO 8601). */
export async function replacedFiles(site: string): Promise<Record<string, string>> {
  const text = await readFile(join(site, manifest), 'utf8').catch(() => '{}');
  return replacedSchema.parse(JSON.parse(text));
}

/**
 * Copies the hashed files of the site in `previous` that the build in `next` does not have, because a page that is open in a browser and a
 * program that is running load parts of the site when they are first needed. A file is kept for two days after it was replaced.
 */
export async function keepReplacedFiles(previous: string, next: string, now: Date): Promise<void> {
  const [before, own, known] = await Promise.all([hashedFiles(previous), hashedFiles(next), replacedFiles(previous)]);
  const kept = [...before]
    .filter((path) => !own.has(path))
    .map((path) => [path, known[path] ?? now.toISOString()] as const)
    .filter(([, replacedAt]) => now.getTime() - Date.parse(replacedAt) < keptForMs);
  for (const [path] of kept) {
    await mkdir(dirname(join(next, path)), { recursive: true });
    await copyFile(join(previous, path), join(next, path));
  }
  await writeFile(join(next, manifest), JSON.stringify(Object.fromEntries(kept)));
}

async function hashedFiles(site: string): Promise<Set<string>> {
  const names = await Promise.all(hashedFolders.map(async (folder) => filesOf(site, folder)));
  return new Set(names.flat());
}

async function filesOf(site: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(site, folder), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => `${folder}/${entry.name}`);
}
