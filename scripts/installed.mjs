// Runs on any Node from 20, before anything is installed, so it may not import packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const marker = 'node_modules/.installed';
const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/** Node 24 from the npm package `node`; the machine's own may be older. */
export const ownNode = join(process.cwd(), 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Where the Node processes of this project keep compiled modules for one another and for the next run. */
export const compiledFolder = join(process.cwd(), 'node_modules', '.cache', 'node-compiled');

/**
 * The packages whose install script runs: `allowScripts` in package.json. The others need none; `re2`, for one, which a tool of the tests
 * does without, would be compiled for minutes where its binary cannot be downloaded.
 */
const withScripts = () => Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).allowScripts);

/** Runs npm; returns whether it succeeded, and says how it ended if not, since npm that is killed says nothing. */
function npm(...args) {
  const program = process.env.npm_execpath;
  const stdio = ['ignore', 'ignore', 'inherit'];
  const all = [...args, '--loglevel=error'];
  // `npm ci` deletes our own Node, on which this runs if somebody installed by hand before; npm is started by its name then.
  const isOwnNode = process.execPath.startsWith(join(process.cwd(), 'node_modules'));
  const { error, signal, status } =
    program?.endsWith('.js') && !isOwnNode
      ? spawnSync(process.execPath, [program, ...all], { stdio })
      : spawnSync('npm', all, { stdio, shell: process.platform === 'win32' });
  if (status !== 0) process.stderr.write(`npm ${args[0]} ended with ${error?.message ?? signal ?? `code ${status}`}.\n`);
  return status === 0;
}

/** Installs exactly what the lock file lists, if it is not installed yet: everything, or without the packages that only tests need. */
export function install({ withTests }) {
  const wanted = withTests ? 'all' : 'run';
  const [hash, extent] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : [];
  if (hash === lockHash() && (extent === 'all' || extent === wanted) && existsSync(ownNode)) return;
  process.stderr.write('Installing packages\n');
  // Only what the tests need is missing: it is added, because a site may be running from this folder, and `ci` deletes all that it loads.
  const command = hash === lockHash() && existsSync(ownNode) ? ['install', '--no-save'] : ['ci'];
  const isInstalled =
    npm(...command, '--ignore-scripts', ...(withTests ? [] : ['--omit=dev']), '--no-audit', '--no-fund') &&
    npm('rebuild', ...withScripts());
  if (!isInstalled) {
    process.stderr.write('The packages could not be installed; the reason stands above.\n');
    process.exit(1);
  }
  writeFileSync(marker, `${lockHash()} ${wanted}`);
}
