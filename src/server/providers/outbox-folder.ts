import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail or a text message. */
type Ending = 'eml' | 'txt';

/** Writes a message to a file, for people to read and tests to open. The newest one is last in order of names. */
export async function writeToOutbox(folder: string, name: string, ending: Ending, body: string | Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = `${new Date().toISOString().replace(/[:.]/g, '-')}-${name}.${ending}`;
  // Written under another name and renamed, so that nobody reads half a message.
  const unfinished = join(folder, `.${file}`);
  try {
    await writeFile(unfinished, body);
    await rename(unfinished, join(folder, file));
  } catch (error) {
    // On a full disk a part of it may be there.
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The files of a folder; none if it does not exist, because nothing was sent yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The newest messages of the outbox. */
export async function readOutbox(
  folder: string,
  most = 50,
  endings: readonly Ending[] = ['eml', 'txt'],
): Promise<{ name: string; source: string }[]> {
  const names = await namesIn(folder);
  const newest = names
    .filter((name) => !name.startsWith('.') && endings.some((ending) => name.endsWith(`.${ending}`)))
    .sort()
    .reverse()
    .slice(0, most);
  return Promise.all(newest.map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })));
}
