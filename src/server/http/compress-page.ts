import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncoding } from './accepted-encoding.ts';

/** Low levels: a rendered page is compressed for a single reader, so time counts more than size. */
function compressorFor(accepted: string | undefined) {
  const name = acceptedEncoding(accepted);
  switch (name) {
    case 'br':
      return { name, open: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) };
    case 'gzip':
      return { name, open: () => createGzip({ level: 5 }) };
    case 'identity':
      return undefined;
  }
}

const nameless = (headers: OutgoingHttpHeaders, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([one]) => one.toLowerCase() !== name));

/**
 * Compresses a rendered page if the browser accepts it. Cross-site requests are not compressed: from the sizes of many compressed answers
 * another site could guess the page's content (the BREACH attack).
 */
export function compressPage(request: IncomingMessage, response: ServerResponse): void {
  const compressor = compressorFor(request.headers['accept-encoding']);
  if (!compressor || request.method !== 'GET' || request.headers['sec-fetch-site'] === 'cross-site') return;
  const plain = { writeHead: response.writeHead.bind(response), write: response.write.bind(response), end: response.end.bind(response) };

  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    Object.assign(response, plain);
    const type = headers['content-type'] ?? headers['Content-Type'] ?? response.getHeader('content-type');
    if (status !== 200 || !String(type).startsWith('text/html')) return response.writeHead(status, headers);
    const stream = compressor.open();
    stream.on('data', (chunk: Buffer) => void (plain.write(chunk) || stream.pause()));
    response.on('drain', () => stream.resume());
    stream.once('end', () => plain.end());
    stream.once('error', () => response.destroy());
    response.once('close', () => stream.destroy());
    response.write = ((...written: Parameters<typeof stream.write>) => stream.write(...written)) as ServerResponse['write'];
    response.end = ((chunk?: Uint8Array) => {
      stream.end(chunk);
      return response;
    }) as ServerResponse['end'];
    response.removeHeader('Content-Length');
    const others = nameless(headers, 'content-length');
    return plain.writeHead(status, { ...others, 'Content-Encoding': compressor.name, Vary: 'Accept-Encoding' });
  }) as ServerResponse['writeHead'];
}
