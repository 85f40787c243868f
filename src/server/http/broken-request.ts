import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { nothingAllowed } from './security-headers.ts';

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers a request that is invalid HTTP, too long or too slow: with the common headers, and closes the connection. */
export function refuseBrokenRequest(commonHeaders: Readonly<Record<string, string>>) {
  const common = Object.entries({ ...commonHeaders, 'Content-Security-Policy': nothingAllowed });
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const headers = [...common, ['X-Request-Id', randomUUID()], ['Connection', 'close'], ['Content-Length', '0']];
    const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\r\n');
    socket.end(`HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines}\r\n\r\n`);
  };
}
