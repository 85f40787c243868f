import { createParser } from 'eventsource-parser';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import { createApi } from '../../src/server/api.ts';
import { presentRefusal, Refusal, statusOf } from '../../src/server/http/refusal.ts';
import type { testApp } from './open-test-app.ts';

type TestApp = Pick<Awaited<ReturnType<typeof testApp>>, 'context'>;
type Message = { id: string | undefined; event: string | undefined; data: string };

/** Serves the live stream of an application on a loopback port. */
export async function serveLive({ context: app }: TestApp) {
  const { answerLive } = createApi(app);
  const server = createServer((request, response) => {
    const header = (name: string) => request.headers[name]?.toString();
    answerLive(request, response, { requestId: 'test', address: '203.0.113.7', setCookies: [], header }).catch((error: unknown) => {
      // As the request handler does, where the connection or the server went away meanwhile.
      if (response.headersSent) return void response.destroy();
      if (!(error instanceof Refusal)) throw error;
      response.writeHead(statusOf(error.code)).end(JSON.stringify(presentRefusal(error, 'test')));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const live = (topics: readonly string[], headers: Record<string, string>, after?: number | string) =>
    follow(`http://127.0.0.1:${port}/api/live?topics=${topics.join(',')}${after === undefined ? '' : `&after=${after}`}`, headers);
  return Object.assign(live, { port });
}

/** Waits until an application has read every published event. */
export const settledEvents = ({ context: { database, live } }: TestApp) =>
  expect
    .poll(
      async () => {
        const { rows } = await database.pool.query<{ waiting: number; last: string }>(
          'select (select count(*)::int from domain_events where position is null) as waiting, last from domain_event_position',
        );
        return rows[0]?.waiting === 0 && Number(rows[0].last) === live.position();
      },
      { timeout: 15_000 },
    )
    .toBe(true);

/** Follows a stream until the test ends. `received` grows as messages arrive. */
async function follow(address: string, headers: Record<string, string>) {
  const aborting = new AbortController();
  onTestFinished(() => aborting.abort());
  const response = await fetch(address, { headers, signal: aborting.signal });
  const received: Message[] = [];
  let isOpen = response.ok;
  let position = '';
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      position = id ?? position;
      received.push({ id, event, data });
    },
  });
  const reading = (async () => {
    try {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
    } catch {
      // Closed by the server, or at the end of the test.
    }
    isOpen = false;
  })();
  const events = () => received.filter(({ event }) => event === undefined).map(({ data }) => JSON.parse(data) as Record<string, unknown>);
  return {
    status: response.status,
    received,
    events,
    isOpen: () => isOpen,
    position: () => position,
    ended: () => reading,
    close: () => aborting.abort(),
    /** Waits until an event with these fields arrived. */
    has: (fields: Record<string, unknown>) =>
      vi.waitFor(() => expect(events()).toContainEqual(expect.objectContaining(fields)), { timeout: 15_000, interval: 5 }),
  };
}
