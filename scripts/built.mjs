// Runs on any Node from 20, before anything is installed, so it may not import packages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownNode } from './installed.mjs';

const inputs = [
  'src',
  'public',
  'scripts/build.ts',
  'scripts/keep-replaced-files.ts',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
/** Sources that are not part of the site; changes in them require no build. */
const outside = /^src[/\\]server[/\\](?!astro-dev)/;
const builtIn = /^(PUBLIC_|CONTENT_API_URL$|FIREBASE_AUTH_EMULATOR_HOST$)/;

function inputsHash(env, readFrom) {
  const hash = createHash('sha256');
  const add = (path) => hash.update(path).update(readFileSync(path));
  for (const input of inputs) {
    if (/\.\w+$/.test(input)) add(input);
    else for (const entry of listFiles(input)) if (!outside.test(entry)) add(entry);
  }
  for (const name of Object.keys(env)
    .filter((one) => builtIn.test(one))
    .sort())
    hash.update(`${name}=${Object.hasOwn(readFrom, name) ? readFileSync(readFrom[name]) : env[name]}`);
  return hash.digest('hex');
}

const listFiles = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

/**
 * Builds the site with these variables unless this exact source is already built, and resolves to whether it is. In `readFrom` an address
 * that changes with each run has the file that answers there: the site is built again when that file changes.
 * @param {{ variables?: Record<string, string>, readFrom?: Record<string, string> }} options
 */
export async function build({ variables = {}, readFrom = {} } = {}) {
  const env = { ...process.env, ...variables };
  const marker = `${env.SITE_DIR || 'dist'}/.built-from`;
  const hash = inputsHash(env, readFrom);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return true;
  const [status] = await once(spawn(ownNode, ['scripts/build.ts'], { stdio: ['ignore', 'inherit', 'inherit'], env }), 'exit');
  if (status === 0) writeFileSync(marker, hash);
  return status === 0;
}
