import { readFile, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { FileStorageProvider } from './file-storage.ts';

/** The local default: files in `folder`. Links that lead out of it are not followed. */
export function createLocalFiles(folder: string): FileStorageProvider {
  const root = resolve(folder);
  return {
    name: 'local-files',
    async read(path) {
      const wanted = resolve(join(root, path));
      if (!wanted.startsWith(root + sep)) return undefined;
      try {
        const real = await realpath(wanted);
        return real.startsWith((await realpath(root)) + sep) ? await readFile(real) : undefined;
      } catch (error) {
        if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
        throw error;
      }
    },
  };
}
