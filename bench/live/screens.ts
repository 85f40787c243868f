import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { livePath } from '../../src/contract/live.ts';
import type { Person } from './crowd.ts';

/** An open page as far as the server sees it: a connection that holds the stream. */
export type Screen = { readonly person: Person; readonly socket: Socket };

const atOnce = 32;

/** What a browser sends along: the server may hold it for as long as the stream is open. */
const asBrowser = [
  'Connection: keep-alive',
  'sec-ch-ua-platform: "Android"',
  'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Accept: text/event-stream',
  'sec-ch-ua: "Chromium";v="141", "Not?A_Brand";v="8"',
  'sec-ch-ua-mobile: ?1',
  'Cache-Control: no-cache',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: cors',
  'Sec-Fetch-Dest: empty',
  'Referer: http://127.0.0.1/dashboard',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: en-IN,en;q=0.9,hi;q=0.8',
];

/** Opens a stream for each of these people, on their own topic and their team's. `received` gets what arrives, as it arrives. */
export async function openScreens(
  port: number,
  people: readonly Person[],
  received?: (screen: Screen, text: string) => void,
): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (let from = 0; from < people.length; from += atOnce) {
    const some = people.slice(from, from + atOnce);
    screens.push(...(await Promise.all(some.map((person) => openScreen(port, person, received)))));
  }
  return screens;
}

async function openScreen(port: number, person: Person, received?: (screen: Screen, text: string) => void): Promise<Screen> {
  const socket = connect({ port, host: '127.0.0.1' });
  // Hung up on by the server, as it may: what it does not send any more is missing in what is measured.
  socket.on('error', () => {});
  const screen = { person, socket };
  const lines = [
    `GET ${livePath}?topics=me,team/${person.teamId} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...asBrowser,
    `Cookie: ${person.cookie}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  if (!first.toString().startsWith('HTTP/1.1 200')) throw new Error(`The stream did not open: ${first.toString().split('\r\n')[0]}`);
  socket.on('data', (chunk: Buffer) => received?.(screen, chunk.toString()));
  return screen;
}

export async function closeScreens(screens: readonly Screen[]): Promise<void> {
  await Promise.all(
    screens.map(async ({ socket }) => {
      const closed = once(socket, 'close');
      socket.destroy();
      await closed;
    }),
  );
}
