import { randomUUID } from 'node:crypto';
import { mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileStorageProvider } from './file-storage.ts';

const nothingThere = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

/** The local default: files in `folder`. Symbolic links that lead out of it are not followed. */
export function createLocalFiles(folder: string): FileStorageProvider {
  const root = resolve(folder);

  /** The file's location below the folder; undefined for a path that leads out of it. */
  const placeOf = (path: string): string | undefined => {
    const wanted = resolve(join(root, path));
    return wanted.startsWith(root + sep) && !path.includes('\0') ? wanted : undefined;
  };
  const isWithin = async (place: string): Promise<boolean> => `${await realpath(place)}${sep}`.startsWith((await realpath(root)) + sep);

  return {
    name: 'local-files',
    async read(path) {
      const wanted = placeOf(path);
      if (wanted === undefined) return undefined;
      try {
        return (await isWithin(wanted)) ? await readFile(wanted) : undefined;
      } catch (error) {
        if (nothingThere.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
        throw error;
      }
    },
    async write(path, bytes) {
      const wanted = placeOf(path);
      if (wanted === undefined) throw new Error('This path leaves the storage');
      await mkdir(dirname(wanted), { recursive: true });
      if (!(await isWithin(dirname(wanted)))) throw new Error('This path leaves the storage');
      // Written to a temporary file and renamed, so that readers never see half a file.
      const beside = `${wanted}.${randomUUID()}.part`;
      try {
        await writeFile(beside, bytes, { flag: 'wx' });
        await rename(beside, wanted);
      } catch (error) {
        // On a full disk a part of it may be there.
        await rm(beside, { force: true });
        throw error;
      }
    },
    async remove(path) {
      const wanted = placeOf(path);
      if (wanted !== undefined) await rm(wanted, { force: true });
    },
  };
}
