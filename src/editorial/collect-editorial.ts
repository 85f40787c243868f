import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Editorial } from '../contract/editorial.ts';
import { acceptEditorial } from './editorial-schema.ts';
import { editorialFromHost } from './from-host.ts';

type Options = { dataDir: string; contentApiUrl: string | undefined; report: (line: string) => void };
type Copy = { source: string; editorial: Editorial };

const contentFolder = fileURLToPath(new URL('../content', import.meta.url));
const copyPath = (dataDir: string) => join(dataDir, 'content', 'editorial.json');

/**
 * Collects the content for a build and stores a copy, for the server and as a fallback. If the content host fails, its last good copy is
 * used; without a copy this throws with the reason.
 */
export async function collectEditorial({ dataDir, contentApiUrl, report }: Options): Promise<Editorial> {
  const defaults = await readShipped();
  if (!contentApiUrl) return keep(dataDir, { source: 'files', editorial: defaults });
  try {
    return await keep(dataDir, { source: contentApiUrl, editorial: await editorialFromHost(contentApiUrl, defaults) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const copy = await readCopy(dataDir);
    if (copy?.source !== contentApiUrl) throw new Error(`No content: ${reason}, and there is no earlier copy of it.`, { cause: error });
    report(`The content host failed (${reason}). This build uses the last good copy of its content.`);
    return copy.editorial;
  }
}

/** The parsers are loaded only here: a server finds what the build collected. */
const readShipped = async () => (await import('./from-files.ts')).editorialFromFiles(contentFolder);

/** The files ship with the product, so they are read and sanitised once per process. */
let shipped: Promise<Editorial> | undefined;

/** The content that the last build showed, for the server's content calls; the shipped files where nothing was built yet. */
export async function builtEditorial(dataDir: string): Promise<Editorial> {
  return (await readCopy(dataDir))?.editorial ?? (shipped ??= readShipped());
}

async function keep(dataDir: string, copy: Copy): Promise<Editorial> {
  const path = copyPath(dataDir);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(copy));
  await rename(`${path}.new`, path);
  return copy.editorial;
}

async function readCopy(dataDir: string): Promise<Copy | undefined> {
  try {
    const copy = JSON.parse(await readFile(copyPath(dataDir), 'utf8')) as Copy;
    return { source: copy.source, editorial: acceptEditorial(copy.editorial, 'the last good copy') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
