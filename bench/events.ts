import { answersOf } from '../src/server/events/answer-event.ts';
import { readGrid } from '../src/server/events/read-grid.ts';
import { databaseMs } from './programs.ts';
import { atLeast, atMost, percentile, plain, report } from './report.ts';
import { events, openSeason, players } from './season.ts';

const answers = 6_000;
const atOnce = 16;

const viewerOf = (userId: string) => ({ userId }) as Parameters<typeof readGrid>[3];

/** Reads the season sheet of 40 players and 60 events, one read after the other, in this process. */
export async function benchGrid(dataDir: string): Promise<void> {
  const { app, teamId, members, close } = await openSeason(dataDir);
  const times: number[] = [];
  for (let round = 0; round < 220; round++) {
    const startedAt = performance.now();
    JSON.stringify(await readGrid(app, teamId, '', viewerOf(members[round % players]?.userId ?? '')));
    if (round >= 20) times.push(performance.now() - startedAt);
  }
  await close();
  report('grid', [plain('p50', percentile(times, 0.5), 'ms'), atMost('p95', percentile(times, 0.95), 'ms', 40)]);
}

/** Answers of 40 people to 60 events, 16 at a time, in this process: permission, answer, and the data for the next screen. */
export async function benchAnswers(dataDir: string): Promise<void> {
  const { app, teamId, members, eventIds, close } = await openSeason(dataDir);
  const answerEvent = answersOf(app);
  const waiting = Array.from({ length: answers }, (_, at) => at);
  const work = async () => {
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const member = members[at % players];
      const eventId = eventIds[Math.floor(at / players) % events];
      const answer = (['yes', 'no', 'maybe'] as const)[at % 3] ?? 'yes';
      await answerEvent(
        { event_id: eventId ?? '', team_id: teamId, member_id: member?.id ?? '', answer, note: '', at: undefined },
        viewerOf(member?.userId ?? ''),
      );
    }
  };
  const before = { own: process.cpuUsage(), database: await databaseMs(app.database.pool) };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - startedAt) / 1_000;
  const own = process.cpuUsage(before.own);
  const databaseUsedMs = (await databaseMs(app.database.pool)) - before.database;
  await close();
  report('answers', [
    atLeast('answers', answers / seconds, '/s', 1_000),
    plain('processor time of an answer', (own.user + own.system) / 1_000 / answers, 'ms'),
    plain('and in the database', databaseUsedMs / answers, 'ms'),
  ]);
}
