import { existsSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, resolve as resolvePath } from 'node:path';

// A resolver for eslint-plugin-boundaries with the interface of eslint-module-utils. Our imports contain the whole file name, so nothing
// has to be guessed; a query such as `?raw` is Vite's and not a part of the path.
export const interfaceVersion = 2;

/** Resolves an import of our own files. Packages are not looked up, because the rules use only their names. */
export function resolve(source, file) {
  if (isBuiltin(source)) return { found: true, path: null };
  if (!source.startsWith('.')) return { found: false };
  const path = resolvePath(dirname(file), source.replace(/\?\w+$/, ''));
  return existsSync(path) && statSync(path).isFile() ? { found: true, path } : { found: false };
}
