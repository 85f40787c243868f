import type { StaticFiles } from './static-files.ts';

const staticImports = /\b(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;
const islands = /<astro-island(?:"[^"]*"|[^">])*>/g;
const scriptsOfIsland = /(?:component|renderer)-url="([^"]+)"/g;
const pageScripts = /<script[^>]*\ssrc="(\/_astro\/[^"]+)"/g;
const loadedAtOnce = /client="load"|&quot;value&quot;:&quot;now&quot;/;
const endOfHead = '</head>';

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);

/** Built scripts never change while the program runs, so each is read once. */
const importsByFiles = new WeakMap<StaticFiles, Map<string, readonly string[]>>();

function importsOf(files: StaticFiles, script: string): readonly string[] {
  const known = importsByFiles.get(files) ?? new Map<string, readonly string[]>();
  importsByFiles.set(files, known);
  const found =
    known.get(script) ?? all(files.read(script)?.toString() ?? '', staticImports).map((path) => new URL(path, `file://${script}`).pathname);
  known.set(script, found);
  return found;
}

/** The scripts that a page needs at once: its own, those of the islands that load at once, and everything that these import. */
export function scriptsOfPage(html: string, files: StaticFiles): readonly string[] {
  const found = new Set<string>();
  const follow = (script: string): void => {
    if (found.has(script)) return;
    found.add(script);
    for (const one of importsOf(files, script)) follow(one);
  };
  for (const island of all(html, islands)) if (loadedAtOnce.test(island)) for (const script of all(island, scriptsOfIsland)) follow(script);
  if (found.size > 0) for (const script of all(html, pageScripts)) follow(script);
  return [...found];
}

/**
 * The page with links to these scripts at the end of its head. A browser finds the import of an import only when it has loaded the file
 * between them, which on a slow connection takes a round trip for each step.
 */
export function preloadScripts(page: Buffer, files: StaticFiles): Buffer {
  const end = page.indexOf(endOfHead);
  if (end < 0) return page;
  const links = scriptsOfPage(page.toString(), files).map((script) => `<link rel="modulepreload" href="${script}">`);
  return Buffer.concat([page.subarray(0, end), Buffer.from(links.join('')), page.subarray(end)]);
}
