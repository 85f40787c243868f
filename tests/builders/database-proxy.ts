import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { inject, onTestFinished } from 'vitest';

/**
 * A way over TCP to a database of the tests, which can fall silent: nothing arrives any more, and nothing is closed, as when a network is cut
 * in the middle. `concerns` says by the first bytes of a connection whether it is cut.
 */
export async function databaseProxy(database: string, concerns: (startup: string) => boolean = () => true) {
  const { host, user } = inject('connection');
  let isCut = false;
  let isDown = false;
  const muted = new Set<Socket>();
  const open = new Set<readonly Socket[]>();

  const server = createServer((client) => {
    if (isDown) return void client.destroy();
    const postgres = connect(`${host}/.s.PGSQL.5432`);
    const ends = [client, postgres] as const;
    for (const end of ends) end.on('error', () => ends.forEach((one) => one.destroy()));
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (bytes: Buffer) => muted.has(client) || to.write(bytes));
      from.on('close', () => muted.has(client) || to.destroy());
    };
    client.once('data', (startup: Buffer) => {
      if (concerns(startup.toString('latin1'))) {
        open.add(ends);
        if (isCut) muted.add(client);
      }
    });
    pass(client, postgres);
    pass(postgres, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.close();
    for (const end of [...open].flat()) end.destroy();
  });
  return {
    port,
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    /** From now on nothing passes on the connections that are open, ever again, nor on new ones. */
    cut(): void {
      isCut = true;
      for (const [client] of open) if (client) muted.add(client);
    },
    /** From now on all connections are closed, as when the database has ended. */
    down(): void {
      isDown = true;
      for (const end of [...open].flat()) end.destroy();
      open.clear();
    },
    /** New connections get through again. */
    heal(): void {
      isCut = false;
      isDown = false;
    },
  };
}
