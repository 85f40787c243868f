import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a browser downloads for a page before anybody touches it. Bytes are counted as sent, compressed with brotli. */
export type PageWeight = {
  /** The page itself, its scripts, and the other files that it names. */
  readonly requests: number;
  readonly scriptBytes: number;
  readonly totalBytes: number;
  /** The script files, the largest first. */
  readonly scripts: readonly { readonly file: string; readonly bytes: number }[];
};

const staticImports = /\b(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;
const dynamicImports = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]/g;
const inlineScripts = /<script(?![^>]*(?:\ssrc=|ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;
const scriptFiles = /<script[^>]*\ssrc="(\/_astro\/[^"]+)"/g;
const islands = /<astro-island[^>]*>/g;
const fonts = /url\(["']?(\/_astro\/[^"')]+\.woff2)/g;
/** Imported by a script of every page, but only for readers with answers that could not be sent. */
const rarelyImported = /\/send-kept-answers\./;
const loadedAtOnce = /client="load"|&quot;value&quot;:&quot;now&quot;/;

/** Compressed as quickly as for an answer. */
const compressed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);

/**
 * Weighs a page from its HTML and the built files in `clientFolder`: scripts of the page, of islands that load at once, and everything that
 * these import; also what a page's own scripts import when the browser is idle. Fonts and the icon count, calls of the API do not.
 */
export function weighPage(html: string, clientFolder: string): PageWeight {
  const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8');
  const found = new Set<string>();
  function follow(file: string, isPageScript: boolean): void {
    if (found.has(file)) return;
    found.add(file);
    const text = read(file);
    const imported = [
      ...all(text, staticImports),
      ...(isPageScript ? all(text, dynamicImports).filter((one) => !rarelyImported.test(one)) : []),
    ];
    for (const one of imported) follow(new URL(one, `file://${file}`).pathname, false);
  }
  for (const file of all(html, scriptFiles)) follow(file, true);
  const inline = all(html, inlineScripts).join('\n');
  for (const file of [...all(inline, staticImports), ...all(inline, dynamicImports)]) follow(new URL(file, 'file:///').pathname, false);
  for (const island of all(html, islands).filter((one) => loadedAtOnce.test(one)))
    for (const file of all(island, /(?:component|renderer|before-hydration)-url="([^"]+)"/g)) follow(file, false);

  // The build compresses all files but the smallest.
  const bytesOf = (file: string) => statSync(join(clientFolder, existsSync(join(clientFolder, `${file}.br`)) ? `${file}.br` : file)).size;
  const scripts = [...found].map((file) => ({ file, bytes: bytesOf(file) })).sort((one, other) => other.bytes - one.bytes);
  const others = [...new Set(all(html, fonts)), '/favicon.svg'];
  const sum = (sizes: readonly number[]) => sizes.reduce((one, other) => one + other, 0);
  const scriptBytes = sum(scripts.map(({ bytes }) => bytes));
  return {
    requests: 1 + scripts.length + others.length,
    scriptBytes: scriptBytes + compressed(inline),
    totalBytes: scriptBytes + compressed(html) + sum(others.map((file) => readFileSync(join(clientFolder, file)).length)),
    scripts,
  };
}
