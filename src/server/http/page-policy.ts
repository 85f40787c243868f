import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { withFrameAncestors } from './security-headers.ts';

/**
 * Adds to a rendered page's own policy, whichever way Astro sets it, what only a header can say. An answer without one, such as a redirect,
 * keeps the policy that allows nothing.
 */
export function frameThePage(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    response.writeHead = writeHead;
    const name = Object.keys(headers).find((one) => one.toLowerCase() === 'content-security-policy');
    if (name === undefined) return writeHead(status, headers);
    return writeHead(status, { ...headers, [name]: withFrameAncestors(String(headers[name])) });
  }) as ServerResponse['writeHead'];
}
