import { readdirSync } from 'node:fs';

/** Imports every TypeScript file in `folder` (a URL that ends with a slash) and its subfolders. */
export function importFolder<Module extends object>(folder: URL): Promise<Module[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return Promise.all(files.sort().map((path) => import(new URL(path, folder).href) as Promise<Module>));
}
