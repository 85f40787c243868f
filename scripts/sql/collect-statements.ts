import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getCallSites } from 'node:util';
import { relative, resolve } from 'node:path';
import { collectStatements } from '../../src/server/database/sql.ts';

/** What `sql` made when its module was loaded; in the order of the file. */
export type MadeStatement = { readonly file: string; readonly line: number; readonly text: string };

const importsTag = /import \{[^}]*\bsql\b[^}]*\} from '[^']*\/sql\.ts'/;

/** The files of the server that hold checked statements, with paths from the root. */
export const statementFiles = (): string[] =>
  globSync('src/server/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => importsTag.test(readFileSync(path, 'utf8')))
    .sort();

/** Loads these files and says which statements they made: the texts that run, whatever was put together to make them. */
export async function madeStatements(files: readonly string[]): Promise<MadeStatement[]> {
  const made: MadeStatement[] = [];
  collectStatements((text) => {
    // The first frame is this function, the second `sql` itself.
    const site = getCallSites(3)[2];
    if (!site) throw new Error('A statement was made nowhere');
    const path = site.scriptName.startsWith('file:') ? fileURLToPath(site.scriptName) : site.scriptName;
    made.push({ file: relative(process.cwd(), path).replaceAll('\\', '/'), line: site.lineNumber, text });
  });
  for (const file of files) await import(pathToFileURL(resolve(file)).href);
  return made;
}
