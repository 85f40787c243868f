import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { acceptedEncoding } from './accepted-encoding.ts';
import { etagOf, isEtagKnown } from './etag.ts';
import { mediaTypeOf } from './media-types.ts';
import { nothingAllowed, withFrameAncestors, withoutDocumentHeaders, workerPolicy } from './security-headers.ts';

/**
 * The last entry of `headers` is the value of X-Request-Id. It is overwritten for each request, because copying the array would cost more
 * than all the rest.
 */
type Variant = { headers: string[]; body: Buffer };
type File = { plain: Variant; gzip: Variant | undefined; brotli: Variant | undefined; etag: string; bare: string[] };

/** The built site in memory with its headers prepared: answering is one look-up and one write. */
export type StaticFiles = {
  has(path: string): boolean;
  /** The content of a file; undefined if there is none. */
  read(path: string): Buffer | undefined;
  /** Adds an answer that does not change while the program runs, such as a content call's. */
  add(address: string, body: Buffer, headers: Readonly<Record<string, string>>): void;
  answer(path: string, request: IncomingMessage, response: ServerResponse, requestId: string, status?: number): void;
};

/** Files that are never shown as a document. */
const partOfPage = /^\/_astro\/.+\.(js|woff2)$/;
const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;

/** Loads the folder that the build wrote. `common` are headers of every answer. */
export async function loadStaticFiles(folder: string, common: Readonly<Record<string, string>>): Promise<StaticFiles> {
  const files = new Map<string, File>();
  if (existsSync(folder)) await Promise.all((await listFiles(folder)).map(async (path) => addFile(files, folder, path, common)));
  return {
    has: (path) => files.has(path),
    read: (path) => files.get(path)?.plain.body,
    add: (address, body, headers) =>
      files.set(address, prepareFile(body, brotliCompressSync(body), gzipSync(body), { ...common, ...headers })),
    answer(path, request, response, requestId, status = 200) {
      const file = files.get(path);
      if (file) answerFile(file, request, response, requestId, status);
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
}

async function addFile(files: Map<string, File>, folder: string, path: string, common: Readonly<Record<string, string>>) {
  const address = `/${relative(folder, path).split(sep).join('/')}`;
  const compressed = (ending: string) => (existsSync(path + ending) ? readFile(path + ending) : undefined);
  const [plain, brotli, gzip] = await Promise.all([readFile(path), compressed('.br'), compressed('.gz')]);
  const general = partOfPage.test(address) ? withoutDocumentHeaders(common) : common;
  const file = prepareFile(plain, brotli, gzip, { ...general, ...headersOf(address, plain) });
  files.set(address, file);
  if (address === '/index.html') files.set('/', file);
  else if (address.endsWith('.html')) files.set(address.slice(0, -'.html'.length), file);
}

const requestIdSlot = ['X-Request-Id', ''];

function prepareFile(plain: Buffer, brotli: Buffer | undefined, gzip: Buffer | undefined, headers: Readonly<Record<string, string>>): File {
  const etag = etagOf(plain);
  const bare = Object.entries({ ...headers, ETag: etag }).flat();
  const variant = (body: Buffer, encoding?: string): Variant => ({
    body,
    headers: [...bare, 'Content-Length', String(body.length), ...(encoding ? ['Content-Encoding', encoding] : []), ...requestIdSlot],
  });
  return {
    etag,
    bare: [...bare, ...requestIdSlot],
    plain: variant(plain),
    brotli: brotli && variant(brotli, 'br'),
    gzip: gzip && variant(gzip, 'gzip'),
  };
}

function headersOf(address: string, body: Buffer): Record<string, string> {
  const isPage = address.endsWith('.html');
  const policy = isPage ? metaPolicy.exec(body.toString('utf8'))?.[1]?.replaceAll('&#39;', "'").replaceAll('&quot;', '"') : undefined;
  return {
    'Content-Type': mediaTypeOf(address),
    // Names under /_astro/ contain a hash of their content; all other files are revalidated.
    'Cache-Control': address.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': policy ? withFrameAncestors(policy) : address === '/sw.js' ? workerPolicy : nothingAllowed,
    Vary: 'Accept-Encoding',
  };
}

/** A file without a compressed copy is sent as it is: pictures and fonts are already compressed. */
function chooseVariant(file: File, accepted: string | undefined): Variant {
  switch (acceptedEncoding(accepted)) {
    case 'br':
      return file.brotli ?? file.plain;
    case 'gzip':
      return file.gzip ?? file.plain;
    case 'identity':
      return file.plain;
  }
}

function answerFile(file: File, request: IncomingMessage, response: ServerResponse, requestId: string, status: number): void {
  const isKnown = status === 200 && isEtagKnown(request.headers['if-none-match'], file.etag);
  const variant = chooseVariant(file, request.headers['accept-encoding']);
  const headers = isKnown ? file.bare : variant.headers;
  headers[headers.length - 1] = requestId;
  response.writeHead(isKnown ? 304 : status, headers);
  response.end(isKnown || request.method === 'HEAD' ? undefined : variant.body);
}
