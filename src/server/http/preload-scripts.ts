import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
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

/** The page with links to these scripts at the end of its head. */
function withLinks(page: Buffer, files: StaticFiles): Buffer {
  const end = page.indexOf(endOfHead);
  if (end < 0) return page;
  const links = scriptsOfPage(page.toString(), files).map((script) => `<link rel="modulepreload" href="${script}">`);
  return Buffer.concat([page.subarray(0, end), Buffer.from(links.join('')), page.subarray(end)]);
}

/**
 * Names in the head of a rendered page the scripts that its islands need at once. A browser finds the import of an import only when it has
 * loaded the file between them, which on a slow connection takes a round trip for each step. The page is sent when it is complete: its data
 * is read before its first byte is rendered, so that nothing is gained by sending parts.
 */
export function preloadScripts(response: ServerResponse, files: StaticFiles): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    response.writeHead = writeHead;
    writeHead(status, headers);
    const type = headers['content-type'] ?? headers['Content-Type'] ?? response.getHeader('content-type');
    if (status === 200 && String(type).startsWith('text/html')) gatherPage(response, (page) => withLinks(page, files));
    return response;
  }) as ServerResponse['writeHead'];
}

function gatherPage(response: ServerResponse, change: (page: Buffer) => Buffer): void {
  const plain = { write: response.write.bind(response), end: response.end.bind(response) };
  const chunks: Uint8Array[] = [];
  response.write = ((chunk: Uint8Array | string, ...others: []) => {
    if (typeof chunk !== 'string') return chunks.push(chunk) > 0;
    // Astro writes text only if rendering failed, and breaks the connection off once it is written.
    Object.assign(response, plain);
    return plain.write(Buffer.concat([...chunks, Buffer.from(chunk)]), ...others);
  }) as ServerResponse['write'];
  response.end = ((chunk?: Uint8Array) => {
    Object.assign(response, plain);
    return plain.end(change(Buffer.concat(chunk ? [...chunks, chunk] : chunks)));
  }) as ServerResponse['end'];
}
