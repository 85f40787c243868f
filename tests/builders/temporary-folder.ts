import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/**
 * A folder that goes with this process. PostgreSQL may run as somebody else, who may walk through it;
 * otherwise its data would be kept elsewhere, and stay there.
 */
export function temporaryFolder(name: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `elevate-${name}-`));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

const memory = '/dev/shm';

/** Where files live in memory, on a machine that has plenty of it. */
export function memoryFolder(): string | undefined {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) > 4 * 1024 ** 3 ? memory : undefined;
}
