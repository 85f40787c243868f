import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseMs, end, processorMs } from '../programs.ts';
import { atMost, percentile, plain, report, type Figure } from '../report.ts';
import { answerSteadily, watchAnswers } from './answering.ts';
import { gatherCrowd, type Squad } from './crowd.ts';
import { reReadAfterMessages } from './rereading.ts';
import { closeScreens, openScreens, type Screen } from './screens.ts';
import { address, port, startMeasured } from './start.ts';

type Server = Awaited<ReturnType<typeof startMeasured>>;
type Crowd = Awaited<ReturnType<typeof gatherCrowd>>;

/** One team of 200, and 192 of 25: 5,000 people. */
const teamSizes = [200, ...Array.from({ length: 192 }, () => 25)];
const few = 500;
const load = { answers: 400, perSecond: 20 };

/**
 * The live stream: memory of a stream among 5,000 on one process; how long after the response an answer is on the 200 open screens of a team,
 * at 20 answers a second; and what it costs that each screen then reads its page again. Needs 5,100 open files (`ulimit -n`).
 */
export async function benchLive(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'live');
  const crowd = await gatherCrowd(folder, teamSizes);
  const server = await startMeasured(folder);
  const [team] = crowd.squads;
  if (!team) throw new Error('There is no team.');
  try {
    const delivery = await measureDelivery(server, crowd, team);
    const reading = existsSync('dist/server/entry.mjs') ? await measureReading(server, team) : [];
    const memory = await measureMemory(server, crowd);
    report('live', [...memory, ...delivery, ...reading], reading.length === 0 ? 'pages not built: not read again' : undefined);
  } finally {
    await end(server.child);
    await crowd.close();
  }
}

async function measureDelivery(server: Server, crowd: Crowd, team: Squad): Promise<Figure[]> {
  const screens: Screen[] = [];
  const watch = watchAnswers(() => screens);
  screens.push(...(await openScreens(port, team.people, watch.received)));
  // Once to warm up.
  await answerSteadily(address, team, { ...load, answers: 60 }, watch.onAll);
  const before = { server: processorMs(server.child), database: await databaseMs(crowd.pool) };
  const delays = await answerSteadily(address, team, load, watch.onAll);
  const usedMs = processorMs(server.child) - before.server;
  const databaseUsedMs = (await databaseMs(crowd.pool)) - before.database;
  await closeScreens(screens);
  return [
    plain('message on a screen after the response, p50', percentile(delays.each, 0.5), 'ms'),
    atMost('message on all 200 screens after the response, p99', percentile(delays.last, 0.99), 'ms', 250),
    plain('response to an answer meanwhile, p99', percentile(delays.response, 0.99), 'ms'),
    plain('processor time of an answer with its 200 messages', usedMs / load.answers, 'ms'),
    plain('and in the database', databaseUsedMs / load.answers, 'ms'),
  ];
}

async function measureReading(server: Server, team: Squad): Promise<Figure[]> {
  const screens: Screen[] = [];
  const watch = watchAnswers(() => screens);
  const pages = reReadAfterMessages(address, '/dashboard');
  const received = (screen: Screen, text: string) => {
    watch.received(screen, text);
    pages.received(screen, text);
  };
  screens.push(...(await openScreens(port, team.people, received)));
  const beforeMs = processorMs(server.child);
  const startedAt = performance.now();
  const { last } = await answerSteadily(address, team, load, watch.onAll);
  await pages.idle();
  const seconds = (performance.now() - startedAt) / 1_000;
  await closeScreens(screens);
  const { times, failures } = pages.result;
  return [
    plain('pages read again', times.length, ''),
    atMost('of those failed', failures, '', 0),
    plain('pages read again a second', times.length / seconds, '/s'),
    plain('a page read again, p50', percentile(times, 0.5), 'ms'),
    atMost('a page read again, p99', percentile(times, 0.99), 'ms', 1_000),
    plain('message on all 200 screens meanwhile, p99', percentile(last, 0.99), 'ms'),
    plain('part of a core meanwhile', (processorMs(server.child) - beforeMs) / 1_000 / seconds, ''),
  ];
}

async function measureMemory(server: Server, crowd: Crowd): Promise<Figure[]> {
  const people = crowd.squads.flatMap((squad) => squad.people);
  // What is allocated once is there before it is counted.
  await closeScreens(await openScreens(port, people.slice(0, 1_000)));
  const screens = await openScreens(port, people.slice(0, few));
  const before = await server.memory();
  screens.push(...(await openScreens(port, people.slice(few))));
  const after = await server.memory();
  await closeScreens(screens);
  const ofEach = (bytes: (usage: NodeJS.MemoryUsage) => number) => (bytes(after) - bytes(before)) / (people.length - few) / 1_000;
  return [
    plain('open streams', people.length, ''),
    atMost(
      'heap and external memory of a stream',
      ofEach(({ heapUsed, external }) => heapUsed + external),
      'KB',
      15,
    ),
    atMost(
      'resident memory of a stream',
      ofEach(({ rss }) => rss),
      'KB',
      15,
    ),
  ];
}
