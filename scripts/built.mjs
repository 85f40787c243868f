// Runs on any Node from 20, before anything is installed, so it may not import packages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownNode } from './installed.mjs';

const inputs = ['src', 'public', 'scripts/build.ts', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];
/** Sources that are not part of the site; changes in them require no build. */
const outside = /^src[/\\]server[/\\](?!astro-dev)/;
const variables = /^(PUBLIC_|CONTENT_API_URL$|FIREBASE_AUTH_EMULATOR_HOST$)/;

function inputsHash(readFrom) {
  const hash = createHash('sha256');
  const add = (path) => hash.update(path).update(readFileSync(path));
  for (const input of inputs) {
    if (/\.\w+$/.test(input)) add(input);
    else for (const entry of listFiles(input)) if (!outside.test(entry)) add(entry);
  }
  for (const name of Object.keys(process.env)
    .filter((one) => variables.test(one))
    .sort())
    hash.update(`${name}=${Object.hasOwn(readFrom, name) ? readFileSync(readFrom[name]) : process.env[name]}`);
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
 * Builds the site unless this exact source is already built, and resolves to whether it is. In `readFrom` an address that changes with each
 * run has the file that answers there: the site is built again when that file changes.
 * @param {Record<string, string>} readFrom
 */
export async function build(readFrom = {}) {
  const marker = `${process.env.SITE_DIR || 'dist'}/.built-from`;
  const hash = inputsHash(readFrom);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return true;
  const [status] = await once(spawn(ownNode, ['scripts/build.ts'], { stdio: ['ignore', 'inherit', 'inherit'] }), 'exit');
  if (status === 0) writeFileSync(marker, hash);
  return status === 0;
}
