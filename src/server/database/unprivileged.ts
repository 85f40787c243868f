import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root, so root starts it as 'nobody', which has the same id on all systems we run on. */
const nobody = 65_534;

export type Identity = { uid: number; gid: number };

/** The user to run PostgreSQL as, or undefined for the current user. */
export function unprivilegedIdentity(): Identity | undefined {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined;
}

/** Whether any user may enter all folders down to `path`. */
function isOpenToOthers(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A folder for `purpose` that `identity` can access: `wanted`, or one under /var/tmp if its parents are not accessible. */
export function reachableFolder(wanted: string, identity: Identity | undefined): string {
  mkdirSync(dirname(wanted), { recursive: true });
  const folder = !identity || isOpenToOthers(dirname(wanted)) ? wanted : join('/var/tmp', `elevate-${shortHash(wanted)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (identity) chownSync(folder, identity.uid, identity.gid);
  return folder;
}

/** The folder of the programs, copied once to a place that `identity` can access if node_modules is not accessible. */
export function reachablePrograms(programs: string, identity: Identity | undefined): string {
  if (!identity || isOpenToOthers(programs)) return programs;
  const copy = join('/var/tmp', `elevate-postgres-${shortHash(`${programs}${statSync(programs).mtimeMs}`)}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(programs, half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, copy);
    } catch (error) {
      rmSync(half, { recursive: true, force: true });
      // If the copy is there, another process finished it first, and it is used.
      if (!existsSync(copy)) throw error;
    }
  }
  return copy;
}
