import { existsSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, resolve as resolvePath } from 'node:path';

// A resolver for eslint-plugin-boundaries, in the shape that eslint-module-utils asks for. Our imports name the whole
// file, so nothing has to be guessed; the mark of `logo.svg?raw` is Vite's and no part of the path.
export const interfaceVersion = 2;

/** Where an import of ours leads. A package is not looked up: its name alone decides. */
export function resolve(source, file) {
  if (isBuiltin(source)) return { found: true, path: null };
  if (!source.startsWith('.')) return { found: false };
  const path = resolvePath(dirname(file), source.replace(/\?\w+$/, ''));
  return existsSync(path) && statSync(path).isFile() ? { found: true, path } : { found: false };
}
