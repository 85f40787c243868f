import { createServer } from 'node:net';

/** Below the range from which operating systems take the ports of outgoing connections, so that none of these is taken meanwhile. */
const lowest = 20_000;
const highest = 32_000;
const blockSize = 10;

/**
 * The first of up to nine ports in a row that no program uses. They are reserved until this process ends: it listens on the port before
 * them, so that no other process that calls this function gets the same ones.
 */
export async function reservePorts(count: number): Promise<number> {
  for (;;) {
    const block = lowest + Math.floor((Math.random() * (highest - lowest)) / blockSize) * blockSize;
    const reservation = await listenOn(block);
    if (!reservation) continue;
    const ports = Array.from({ length: count }, (_, index) => block + 1 + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return block + 1;
    reservation.close();
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = await listenOn(port);
  if (server) await new Promise((closed) => server.close(closed));
  return server !== undefined;
}

/** A server on all addresses of this machine, or nothing if the port is in use on one of them. */
const listenOn = (port: number) =>
  new Promise<ReturnType<typeof createServer> | undefined>((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(undefined));
    server.listen(port, () => resolve(server));
  });
