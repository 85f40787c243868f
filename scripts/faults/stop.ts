import { setTimeout as delay } from 'node:timers/promises';
import type { Seen } from '../faults.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { databasePid, endProgram, newDataDir, readRows, startProgram, type Program } from './program.ts';
import { askForCode, joinWaitlist, newEmail, openStream, signIn, untilTrue } from './requests.ts';

const workers = 16;
const loadMs = 3_000;
/** A service manager usually waits longer before it kills. */
const mostSeconds = 10;

type Ask = (address: string, email: string) => Promise<{ status: number }>;

/**
 * Writes until the program ends. `acknowledged`: the addresses whose write was answered with success. `broken`: requests that got no answer
 * before the program was asked to end.
 */
function writeUntilEnd({ address }: Program, ask: Ask) {
  const acknowledged: string[] = [];
  const others = new Set<number>();
  let isEnding = false;
  let broken = 0;
  const work = async () => {
    for (;;) {
      const email = newEmail();
      const { status } = await ask(address, email);
      if (status === 200) acknowledged.push(email);
      else if (status === 0) {
        // Nobody listens any more: a refused connection is no request that was broken off.
        if (!isEnding) broken++;
        return;
      } else others.add(status);
    }
  };
  const working = Promise.all(Array.from({ length: workers }, work));
  return { acknowledged, others, working, ending: () => void (isEnding = true), broken: () => broken };
}

const missingRows = async (dataDir: string, emails: readonly string[]) => {
  const rows = await readRows<{ email: string }>(dataDir, 'select email from waitlist_entries');
  const stored = new Set(rows.map(({ email }) => email));
  return emails.filter((email) => !stored.has(email)).length;
};

/** The program is asked to end while it is busy and a page is open. */
export async function stopUnderLoad(): Promise<Seen> {
  const program = await startProgram(newDataDir());
  const { stream, close } = openStream(program.address, await signIn(program.address, newEmail()));
  await untilTrue(() => stream.text !== '', 5_000);
  const load = writeUntilEnd(program, joinWaitlist);
  await delay(loadMs);
  load.ending();
  const { status, seconds } = await endProgram(program);
  await load.working;
  close();
  const again = await startProgram(program.dataDir);
  const missing = await missingRows(again.dataDir, load.acknowledged);
  return {
    did: `SIGTERM while ${workers} clients write and a page is open`,
    saw: `it ended after ${seconds.toFixed(1)} s with status ${status}; ${load.acknowledged.length} writes were answered, ${missing} of them are missing; ${load.broken()} requests were broken off before it was asked to end${load.others.size > 0 ? `; other answers: ${[...load.others].join(', ')}` : ''}`,
    isOk:
      status === 0 &&
      seconds <= mostSeconds &&
      missing === 0 &&
      load.acknowledged.length > 0 &&
      load.others.size === 0 &&
      load.broken() === 0,
  };
}

/** The program and its database are killed at the same moment, while rows are written and mails are queued. */
export async function killProgram(): Promise<Seen> {
  const program = await startProgram(newDataDir());
  const [rows, mails] = [writeUntilEnd(program, joinWaitlist), writeUntilEnd(program, askForCode)];
  await delay(loadMs);
  const pid = databasePid(program.dataDir) ?? 0;
  process.kill(pid, 'SIGKILL');
  await endProgram(program, 'SIGKILL');
  await Promise.all([rows.working, mails.working]);
  const again = await startProgram(program.dataDir);
  const missing = await missingRows(again.dataDir, rows.acknowledged);
  const outbox = join(again.dataDir, 'outbox');
  const isSent = await untilTrue(
    () => readdirSync(outbox).filter((name) => name.endsWith('.eml')).length >= mails.acknowledged.length,
    180_000,
  );
  return {
    did: 'kill -9 of the program and of its database while clients write, and a new start',
    saw: `${rows.acknowledged.length} rows were answered, ${missing} of them are missing; ${mails.acknowledged.length} mails were queued, ${isSent ? 'all are' : 'NOT all are'} sent`,
    isOk: missing === 0 && isSent && rows.acknowledged.length > 0 && mails.acknowledged.length > 0,
  };
}
