import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Loaded with `--import`: writes the source files that a program loads to the file LOADED_LIST when it ends.
const loaded = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) loaded.add(relative('.', fileURLToPath(url)));
    return nextLoad(url, context);
  },
});
process.once('exit', () => writeFileSync(process.env['LOADED_LIST'] ?? '', JSON.stringify([...loaded])));
