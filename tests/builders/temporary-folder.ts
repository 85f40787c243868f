import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/**
 * A folder that goes with this process. PostgreSQL may run as somebody else, who may walk through it;
 * otherwise its data would be kept elsewhere, and stay there.
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `elevate-${name}-`));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}
