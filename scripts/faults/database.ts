import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../src/server/database/connect.ts';
import type { Seen } from '../faults.ts';
import { databasePid, killAndWait, newDataDir, startProgram, type Program } from './program.ts';
import { askForCode, joinWaitlist, newEmail, openStream, readCall, readPage, send, sentMails, signIn, untilTrue } from './requests.ts';

const longestMs = 60_000;

/** Reads and writes until all work again; what was answered meanwhile. */
async function askUntilBack(address: string) {
  const startedAt = performance.now();
  const statuses = new Set<number>();
  let hasRetryAfter = true;
  for (;;) {
    const answers = [await readPage(address), await readCall(address), await joinWaitlist(address, newEmail())];
    for (const { status, retryAfter } of answers) {
      statuses.add(status);
      if (status !== 200 && retryAfter === undefined) hasRetryAfter = false;
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    if (answers.every(({ status }) => status === 200)) return { statuses, hasRetryAfter, seconds };
    if (seconds * 1_000 > longestMs) throw new Error(`Still ${answers.map(({ status }) => status).join(', ')} after a minute`);
    await delay(50);
  }
}

/** Whether jobs run and the stream, opened before, receives. */
async function isAlive({ address }: Program, cookie: string, stream: { text: string }) {
  const email = newEmail();
  await askForCode(address, email);
  const hasMail = await untilTrue(async () => (await sentMails(address)).some((mail) => mail.includes(email)), 30_000);
  await send(address, '/auth/logout', { method: 'POST', headers: { cookie } });
  const hasEvent = await untilTrue(() => stream.text.includes('event: ended'), 30_000);
  return { hasMail, hasEvent };
}

async function killAndAsk(program: Program, pid: number): Promise<Pick<Seen, 'saw' | 'isOk'>> {
  const cookie = await signIn(program.address, newEmail());
  const { stream, close } = openStream(program.address, cookie);
  await untilTrue(() => stream.text !== '', 5_000);
  await killAndWait(pid);
  const { statuses, hasRetryAfter, seconds } = await askUntilBack(program.address);
  const { hasMail, hasEvent } = await isAlive(program, cookie, stream);
  close();
  const isCalm = [...statuses].every((status) => status === 200 || status === 503) && hasRetryAfter;
  const saw = `answers ${[...statuses].join(', ')}${hasRetryAfter ? '' : ' without Retry-After'}, all 200 after ${seconds.toFixed(1)} s; a mail ${hasMail ? 'went' : 'did NOT go'} out, the open stream ${hasEvent ? 'received' : 'did NOT receive'} an event`;
  return { saw, isOk: isCalm && hasMail && hasEvent && statuses.has(503) };
}

/** The embedded PostgreSQL is killed while the program runs. */
export async function killDatabase(): Promise<Seen> {
  const program = await startProgram(newDataDir());
  const pid = databasePid(program.dataDir) ?? 0;
  return { did: 'kill -9 of the embedded PostgreSQL', ...(await killAndAsk(program, pid)) };
}

/** A database of `DATABASE_URL` is killed, and brought back by somebody else: here by this script. */
export async function killDatabaseOfOwn(): Promise<Seen> {
  const dataDir = newDataDir();
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir });
  const { host } = database.pool.options;
  try {
    const url = `postgres://elevate@localhost/elevate?host=${encodeURIComponent(host ?? '')}`;
    const program = await startProgram(newDataDir(), { DATABASE_URL: url });
    return { did: 'kill -9 of the PostgreSQL of DATABASE_URL', ...(await killAndAsk(program, databasePid(dataDir) ?? 0)) };
  } finally {
    await database.close();
  }
}

/** The embedded PostgreSQL is killed and can never start again. */
export async function loseDatabase(): Promise<Seen> {
  const program = await startProgram(newDataDir());
  const pid = databasePid(program.dataDir) ?? 0;
  renameSync(join(program.dataDir, 'postgres/global'), join(program.dataDir, 'postgres/lost'));
  await killAndWait(pid);
  const hasEnded = await untilTrue(() => program.child.exitCode !== null, longestMs);
  const last = program.output().trim().split('\n').at(-1) ?? '';
  return {
    did: 'kill -9 of the embedded PostgreSQL, whose folder has become unusable',
    saw: hasEnded ? `the program ended with status ${program.child.exitCode} and "${last}"` : 'the program still runs after a minute',
    isOk: hasEnded && program.child.exitCode === 1 && last.includes('cannot be started again'),
  };
}
