import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Options = {
  /** Changes a complete page. */
  complete(page: Buffer): Buffer;
  /** The page to send instead of one that could not be rendered to its end. */
  instead(): Response;
};

/**
 * Sends a rendered page only when it is complete, and another page instead if rendering fails: before its first byte, or in the middle, as
 * when the database goes away meanwhile. Nothing is lost by waiting, because a page's data is read before its first byte is rendered.
 */
export function sendWhole(response: ServerResponse, { complete, instead }: Options): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    response.writeHead = writeHead;
    const type = headers['content-type'] ?? headers['Content-Type'] ?? response.getHeader('content-type');
    const isPage = String(type).startsWith('text/html');
    if (isPage) gather(response, (page) => response.writeHead(status, headers).end(status === 200 ? complete(page) : page), instead);
    else if (status >= 500) gather(response, () => void sendPage(response, instead()), instead);
    else writeHead(status, headers);
    return response;
  }) as ServerResponse['writeHead'];
}

/** Collects what is written, for `finish`. */
function gather(response: ServerResponse, finish: (page: Buffer) => void, instead: Options['instead']): void {
  const { write, end } = response;
  const chunks: Uint8Array[] = [];
  const release = () => Object.assign(response, { write, end });
  // Astro writes bytes, and text only if rendering failed.
  const fail = () => {
    release();
    void sendPage(response, instead());
  };
  response.write = ((chunk: Uint8Array | string) => {
    if (typeof chunk === 'string') fail();
    else chunks.push(chunk);
    return true;
  }) as ServerResponse['write'];
  response.end = ((chunk?: Uint8Array | string) => {
    if (typeof chunk === 'string') fail();
    else {
      release();
      finish(Buffer.concat(chunk ? [...chunks, chunk] : chunks));
    }
    return response;
  }) as ServerResponse['end'];
}

/** Sends a page that was made as a web response. */
export async function sendPage(response: ServerResponse, page: Response): Promise<void> {
  const text = await page.text();
  response.writeHead(page.status, Object.fromEntries(page.headers)).end(text);
}
