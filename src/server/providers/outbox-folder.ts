import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail, or a text message to a phone. */
type Ending = 'eml' | 'txt';

/** Writes what would have gone out as a file, for a person to read and a test to open. Sorted by name, the newest is last. */
export async function putInOutbox(folder: string, name: string, ending: Ending, body: string | Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = `${new Date().toISOString().replace(/[:.]/g, '-')}-${name}.${ending}`;
  // Written aside and renamed: whoever lists the folder never reads half a message.
  await writeFile(join(folder, `.${file}`), body);
  await rename(join(folder, `.${file}`), join(folder, file));
}

/** The newest messages of the outbox, as they were written. */
export async function readOutbox(
  folder: string,
  most = 50,
  endings: readonly Ending[] = ['eml', 'txt'],
): Promise<{ name: string; source: string }[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const newest = names
    .filter((name) => !name.startsWith('.') && endings.some((ending) => name.endsWith(`.${ending}`)))
    .sort()
    .reverse()
    .slice(0, most);
  return Promise.all(newest.map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })));
}
