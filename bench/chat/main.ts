import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { reservePorts } from '../../scripts/reserve-ports.ts';
import type { Answer } from '../../src/contract/call.ts';
import { listConversations, readMessages } from '../../src/contract/team-chat.ts';
import { gatherCrowd, type Person, type Squad } from '../live/crowd.ts';
import { databaseMs, end, processorMs } from '../programs.ts';
import { atMost, percentile, plain, report, type Figure } from '../report.ts';
import { Reader } from './reader.ts';
import { sendUntilTaken, type Acknowledged } from './sending.ts';

type Crowd = Awaited<ReturnType<typeof gatherCrowd>>;

const members = 200;
/** Messages in all, of which every fifth loses an answer on the way. */
const messages = Number(process.env['BENCH_MESSAGES'] || 20_000);
const steady = { messages: 1_000, perSecond: 100 };
const longConversation = 100_000;
const firstPort = await reservePorts(2);
const addresses = [firstPort, firstPort + 1].map((port) => `http://127.0.0.1:${port}`);

const answers = (address: string) =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function start(folder: string, at: number): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(firstPort + at), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error', DEMO_DATA: '0' };
  const child = spawn(process.execPath, ['src/server/main.ts'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  // Also when this program ends by an error: a server that is left behind would start the next run's database again.
  process.once('exit', () => child.kill());
  while (!(await answers(addresses[at] ?? ''))) {
    if (child.exitCode !== null) throw new Error('The server ended.');
    await delay(100);
  }
  return child;
}

async function conversationOf({ teamId, cookie }: Person): Promise<string> {
  const answer = await fetch(`${addresses[0]}${listConversations.path.replace('{team_id}', teamId)}`, { headers: { cookie } });
  const { response } = (await answer.json()) as Answer<typeof listConversations>;
  return response.find(({ kind }) => kind === 'team')?.id ?? '';
}

async function openReaders(
  team: Squad,
  conversationId: string,
  of: readonly string[],
  received?: (seq: number) => void,
): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const [at, person] of team.people.entries()) {
    const reader = new Reader(person, { addresses: of, conversationId, ...(received && { received }) }, at);
    readers.push(reader);
    await new Promise<void>((opened) => void reader.follow(opened));
  }
  return readers;
}

/** How long after the response a message is on the last of all screens, on one server. */
async function measureDelivery(server: ChildProcess, crowd: Crowd, team: Squad, conversationId: string): Promise<Figure[]> {
  const arrivals = new Map<number, number[]>();
  const one = addresses.slice(0, 1);
  const readers = await openReaders(team, conversationId, one, (seq) => {
    const times = arrivals.get(seq) ?? [];
    times.push(performance.now());
    arrivals.set(seq, times);
  });
  const before = { server: processorMs(server), database: await databaseMs(crowd.pool) };
  const sending: Promise<Acknowledged>[] = [];
  const startedAt = performance.now();
  for (let at = 0; at < steady.messages; at++) {
    await delay(Math.max(0, startedAt + (at * 1_000) / steady.perSecond - performance.now()));
    const person = team.people[at % members] as Person;
    sending.push(sendUntilTaken(person, `steady ${at}`, at, { addresses: one, conversationId, lost: 0 }));
  }
  const sent = await Promise.all(sending);
  await delay(2_000);
  const usedMs = processorMs(server) - before.server;
  const databaseUsedMs = (await databaseMs(crowd.pool)) - before.database;
  for (const reader of readers) reader.close();
  const delays = sent.map(({ seq, at }) => {
    const times = arrivals.get(seq) ?? [];
    return times.length === members ? Math.max(0, Math.max(...times) - at) : Infinity;
  });
  return [
    plain('message on all 200 screens after the response, p50', percentile(delays, 0.5), 'ms'),
    atMost('message on all 200 screens after the response at 100 a second, p99', percentile(delays, 0.99), 'ms', 250),
    plain('processor time of a message with its 200 deliveries', usedMs / steady.messages, 'ms'),
    plain('and in the database', databaseUsedMs / steady.messages, 'ms'),
  ];
}

/** The messages that are missing on somebody's screen, out of order, or there twice in the database. */
async function countFaults(
  { pool }: Crowd,
  conversationId: string,
  sent: readonly Acknowledged[],
  readers: readonly Reader[],
  from: number,
) {
  const { rows } = await pool.query<{ seq: number; clientId: string; text: string }>(
    'select seq::int as seq, client_id as "clientId", text from messages where conversation_id = $1 and seq > $2 order by seq',
    [conversationId, from],
  );
  const stored = new Map(rows.map((row) => [row.clientId, row]));
  const wanted = rows.map(({ seq }) => seq);
  const missing = readers.map((reader) => {
    const seen = new Set(reader.seen());
    return wanted.filter((seq) => !seen.has(seq)).length;
  });
  return {
    lost: sent.filter(({ clientId, seq, text }) => stored.get(clientId)?.seq !== seq || stored.get(clientId)?.text !== text).length,
    doubled: rows.length - new Set(rows.map(({ text }) => text)).size,
    notAsked: rows.length - sent.length,
    missing: missing.reduce((sum, one) => sum + one, 0),
    gaps: wanted.filter((seq, at) => seq !== from + at + 1).length,
  };
}

/** Two servers, connections dropped at random, answers lost, and one server killed in the middle. */
async function measureLosses(
  servers: ChildProcess[],
  folder: string,
  crowd: Crowd,
  team: Squad,
  conversationId: string,
): Promise<Figure[]> {
  const from = steady.messages;
  const readers = await openReaders(team, conversationId, addresses);
  await Promise.all(readers.map((reader) => reader.catchUp()));
  let isDone = false;
  let drops = 0;
  const dropping = (async () => {
    while (!isDone) {
      readers[Math.floor(Math.random() * readers.length)]?.drop();
      drops += 1;
      await delay(40);
    }
  })();
  const killing = (async () => {
    await delay(Math.max(3_000, messages / 2));
    if (servers[1]) await end(servers[1], 'SIGKILL');
    await delay(2_000);
    servers[1] = await start(folder, 1);
  })();
  const sent: Acknowledged[] = [];
  await Promise.all(
    team.people.map(async (person, at) => {
      for (let count = 0; count < messages / members; count++)
        sent.push(await sendUntilTaken(person, `${at} says ${count}`, at + count, { addresses, conversationId, lost: 0.2 }));
    }),
  );
  isDone = true;
  await Promise.all([dropping, killing]);
  const last = from + sent.length;
  for (let waited = 0; waited < 60 && readers.some(({ window }) => window.lastChange < last); waited++) {
    await Promise.all(readers.map((reader) => reader.catchUp()));
    await delay(500);
  }
  const faults = await countFaults(crowd, conversationId, sent, readers, from);
  for (const reader of readers) reader.close();
  return [
    plain('acknowledged messages', sent.length, ''),
    plain(
      'sends, repeated ones included',
      sent.reduce((sum, { sends }) => sum + sends, 0),
      '',
    ),
    plain('dropped connections', drops, ''),
    atMost('acknowledged messages that are not stored as sent', faults.lost, '', 0),
    atMost('messages that are stored twice', faults.doubled, '', 0),
    atMost('messages that nobody had acknowledged', faults.notAsked, '', 0),
    atMost('gaps in their order', faults.gaps, '', 0),
    atMost('messages missing on one of 200 screens', faults.missing, '', 0),
  ];
}

async function measureOpening({ pool }: Crowd, team: Squad, conversationId: string): Promise<Figure[]> {
  await pool.query(
    `insert into messages (team_id, conversation_id, seq, change, sender_id, client_id, text)
     select $1, $2, last.seq + n, last.seq + n, $3, gen_random_uuid(), 'long ' || n
     from generate_series(1, $4::int) n, (select max(seq) as seq from messages where conversation_id = $2) last`,
    [team.teamId, conversationId, null, longConversation],
  );
  await pool.query(
    'update conversations set last_seq = (select max(seq) from messages where conversation_id = $1), last_change = (select max(seq) from messages where conversation_id = $1) where id = $1',
    [conversationId],
  );
  await pool.query('analyze messages');
  const times: number[] = [];
  const path = readMessages.path.replace('{conversation_id}', conversationId);
  for (const { cookie } of team.people.slice(0, 120)) {
    const startedAt = performance.now();
    const answer = await fetch(`${addresses[0]}${path}?team_id=${team.teamId}`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The conversation did not open: ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  return [atMost('opening a conversation of 100,000 messages, p95', percentile(times.slice(20), 0.95), 'ms', 100)];
}

/**
 * Conversations: how soon a message is on all screens of a team of 200, whether one is lost or doubled between two servers of which one is
 * killed, and how long a long conversation takes to open. BENCH_MESSAGES sets how many are sent.
 */
export async function benchChat(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'chat');
  const crowd = await gatherCrowd(folder, [members]);
  const [team] = crowd.squads;
  if (!team) throw new Error('There is no team.');
  const servers = [await start(folder, 0)];
  try {
    const conversationId = await conversationOf(team.people[0] as Person);
    const delivery = await measureDelivery(servers[0] as ChildProcess, crowd, team, conversationId);
    servers.push(await start(folder, 1));
    const losses = await measureLosses(servers, folder, crowd, team, conversationId);
    const opening = await measureOpening(crowd, team, conversationId);
    report('chat', [...delivery, ...losses, ...opening]);
  } finally {
    for (const server of servers) await end(server);
    await crowd.close();
  }
}
