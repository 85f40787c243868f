import { globSync, readFileSync } from 'node:fs';

export type CodeFile = { path: string; text: string; lines: readonly string[] };

/** The matching files, with paths from the root, sorted. */
export function filesOf(...patterns: string[]): CodeFile[] {
  return globSync(patterns)
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path: path.replaceAll('\\', '/'), text, lines: text.split('\n') };
    });
}

const code = '*.{ts,tsx,mjs,js,astro,css}';

/** All code written by hand. */
export const ourCode = (): CodeFile[] =>
  filesOf(code, `{src,scripts,tests,bench,public}/**/${code}`).filter(({ path }) => !path.includes('node_modules'));

/** The places where a pattern matches: `file:line  the line`. */
export function placesOf(pattern: RegExp, files: readonly CodeFile[]): string[] {
  return files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}  ${line.trim()}`] : [])),
  );
}

/** Entries in a list of exceptions that are no longer needed. */
export const stale = (exceptions: Readonly<Record<string, string>>, needed: Iterable<string>): string[] => {
  const still = new Set(needed);
  return Object.keys(exceptions).filter((name) => !still.has(name));
};
