import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const cache = 'node_modules/.cache/made-once';
/** Read by the programs at run time, so no import names them. */
const alwaysRead = ['package-lock.json', 'src/server/database'];

const filesIn = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

/** A hash of these files and of the day: demo data have dates near the day on which they were loaded. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of [...files, ...alwaysRead.flatMap(filesIn)].sort()) {
    hash.update(file).update(existsSync(file) ? readFileSync(file) : 'deleted');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A folder that `program` filled, which receives its path as an argument. It is kept in node_modules/.cache and used again as long as no
 * file that the program loaded has changed, so it must be copied before it is written to.
 */
export async function madeOnce(name: string, program: string): Promise<string> {
  const parent = join(cache, name);
  const loadedList = join(parent, 'loaded.json');
  const found = existsSync(loadedList) && join(parent, hashOf(JSON.parse(readFileSync(loadedList, 'utf8')) as string[]));
  if (found && existsSync(found)) {
    utimesSync(found, new Date(), new Date());
    return found;
  }
  mkdirSync(parent, { recursive: true, mode: 0o711 });
  const folder = join(parent, `making-${process.pid}`);
  const list = `${folder}.json`;
  await promisify(execFile)(process.execPath, ['--import', './tests/builders/list-loaded.ts', program, folder], {
    env: { ...process.env, LOADED_LIST: list },
  });
  const made = join(parent, hashOf(JSON.parse(readFileSync(list, 'utf8')) as string[]));
  forgetOld(parent);
  moveUnlessMade(folder, made);
  writeFileSync(`${list}.whole`, readFileSync(list));
  renameSync(`${list}.whole`, loadedList);
  rmSync(list);
  return made;
}

/** Longer than a test run takes to copy what it asked for. Another run in this clone may still be copying what is older than this one. */
const usedMs = 600_000;

/** Deletes what no run has asked for lately, and what runs left that were killed. */
function forgetOld(parent: string): void {
  for (const name of readdirSync(parent).filter((one) => /^([0-9a-f]{16}|making-\d+(\.json)?)$/.test(one))) {
    const { mtimeMs } = statSync(join(parent, name), { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (mtimeMs < Date.now() - usedMs) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** Moves a folder to its place; if another run has made the same one meanwhile, that one stays. */
function moveUnlessMade(folder: string, made: string): void {
  try {
    renameSync(folder, made);
  } catch (error) {
    if (!existsSync(made)) throw error;
    rmSync(folder, { recursive: true });
  }
  utimesSync(made, new Date(), new Date());
}

/** Copies a folder with its owners, because PostgreSQL's data belong to another user than root. */
export const copyFolder = (from: string, to: string): Promise<unknown> => promisify(execFile)('cp', ['-a', from, to]);
