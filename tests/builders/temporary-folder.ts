import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/**
 * A folder that is deleted with this process. PostgreSQL may run as another user, who needs access to it; otherwise its data would be in
 * another place and stay there.
 */
export function temporaryFolder(name: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `elevate-${name}-`));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

const memory = '/dev/shm';

/** A folder in memory, on a machine with enough of it. */
export function memoryFolder(): string | undefined {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) > 4 * 1024 ** 3 ? memory : undefined;
}
