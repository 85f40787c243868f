import type { Server, ServerResponse } from 'node:http';

/** Running requests have this long to end. */
const longestMs = 5_000;
const everyMs = 50;

/**
 * Stops listening and lets running requests end, for up to five seconds. `endStreams` ends the answers that would go on for ever. Connections
 * are closed after the answer that is under way, because clients under load would send the next request on them.
 */
export async function closeGently(server: Server, endStreams: () => void): Promise<void> {
  if (!server.listening) return;
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const closed = new Promise<void>((done) => server.close(() => done()));
  endStreams();
  const closing = setInterval(() => server.closeIdleConnections(), everyMs);
  const deadline = setTimeout(() => server.closeAllConnections(), longestMs);
  await closed;
  clearInterval(closing);
  clearTimeout(deadline);
}
