import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getCallSites } from 'node:util';
import { relative, resolve } from 'node:path';
import { collectStatements } from '../../src/server/database/sql.ts';

/** A statement's text, as the `sql` tag produced it while its module was loaded, and where. */
export type MadeStatement = { readonly file: string; readonly line: number; readonly text: string };

const importsTag = /import \{[^}]*\bsql\b[^}]*\} from '[^']*\/sql\.ts'/;

/** The server files that use the `sql` tag, as paths from the repository root. */
export const statementFiles = (): string[] =>
  globSync('src/server/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => importsTag.test(readFileSync(path, 'utf8')))
    .sort();

/** Imports these files and collects the statements that they create: the final texts, also where they are put together from parts. */
export async function madeStatements(files: readonly string[]): Promise<MadeStatement[]> {
  const made: MadeStatement[] = [];
  collectStatements((text) => {
    // Frame 0 is this function, frame 1 is `sql`, frame 2 is its caller.
    const site = getCallSites(3)[2];
    if (!site) throw new Error('A statement was made nowhere');
    const path = site.scriptName.startsWith('file:') ? fileURLToPath(site.scriptName) : site.scriptName;
    made.push({ file: relative(process.cwd(), path).replaceAll('\\', '/'), line: site.lineNumber, text });
  });
  for (const file of files) await import(pathToFileURL(resolve(file)).href);
  return made;
}
