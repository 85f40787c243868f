import type { Seen } from '../faults.ts';
import { databasePid, endProgram, newDataDir, startProgram } from './program.ts';
import { joinWaitlist, newEmail, untilTrue } from './requests.ts';

/** Two programs have one data folder, and the first one, which started the database, ends. */
export async function shareFolder(): Promise<Seen> {
  const dataDir = newDataDir();
  const first = await startProgram(dataDir);
  const second = await startProgram(dataDir);
  await endProgram(first);
  const after = (await joinWaitlist(second.address, newEmail())).status;
  const { status } = await endProgram(second);
  const isLeft = databasePid(dataDir) !== undefined;
  return {
    did: 'two programs on one DATA_DIR, and the first one was ended',
    saw: `a write through the second answered ${after}; it ended with status ${status}, and the database ${isLeft ? 'still RUNS' : 'with it'}`,
    isOk: after === 200 && status === 0 && !isLeft,
  };
}

/** A program is killed, so that its database is left; the next one takes it over. */
export async function adoptDatabase(): Promise<Seen> {
  const dataDir = newDataDir();
  await endProgram(await startProgram(dataDir), 'SIGKILL');
  const left = databasePid(dataDir);
  const next = await startProgram(dataDir);
  const isSame = left !== undefined && databasePid(dataDir) === left;
  const answered = (await joinWaitlist(next.address, newEmail())).status;
  await endProgram(next);
  const isGone = await untilTrue(() => databasePid(dataDir) === undefined, 5_000);
  return {
    did: 'kill -9 of a program, whose database is left, and a new start',
    saw: `the new program ${isSame ? 'joined the same database' : 'has ANOTHER database'}, a write answered ${answered}, and the database ${isGone ? 'ended with it' : 'still RUNS'}`,
    isOk: isSame && answered === 200 && isGone,
  };
}
