import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tmpdir } from 'node:os';

const prefix = 'elevate-run-';

/** One folder for everything that a run of the tests writes: it is the temporary folder of all they start, and goes with them. */
export function runFolder(): string {
  if (basename(tmpdir()).startsWith(prefix)) return tmpdir();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL may run as somebody else, who has to walk through it.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
