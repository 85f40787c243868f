import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tmpdir } from 'node:os';
import { compiledFolder } from './installed.mjs';

const prefix = 'elevate-run-';

/** One temporary folder for everything that a test run writes, which is deleted at its end. */
export function runFolder(): string {
  process.env['NODE_COMPILE_CACHE'] ??= compiledFolder;
  if (basename(tmpdir()).startsWith(prefix)) return tmpdir();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL may run as another user, who must be able to enter it.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
