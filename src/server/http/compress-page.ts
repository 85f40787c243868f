import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const accepts = (accepted: string, name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);

/** Fast rather than small: a page is written once for one reader. */
function compressorFor(accepted: string) {
  if (accepts(accepted, 'br'))
    return { name: 'br', open: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) } as const;
  if (accepts(accepted, 'gzip')) return { name: 'gzip', open: () => createGzip({ level: 5 }) } as const;
  return undefined;
}

const nameless = (headers: OutgoingHttpHeaders, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([one]) => one.toLowerCase() !== name));

/**
 * Lets a page that is rendered on demand leave compressed, where the browser takes that. A request that another site caused is answered as
 * it is: from the size of what was compressed, whoever sends many of them could guess what a page holds.
 */
export function compressPage(request: IncomingMessage, response: ServerResponse): void {
  const compressor = compressorFor(String(request.headers['accept-encoding'] ?? ''));
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
