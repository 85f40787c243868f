import { execFileSync } from 'node:child_process';
import { globSync, rmSync, statfsSync, writeFileSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seen } from '../faults.ts';
import { endEverything, newDataDir, readRows, startProgram } from './program.ts';
import { joinWaitlist, newEmail, readCall, readHealth, readPage, send, signIn, untilTrue } from './requests.ts';

const diskMegabytes = 512;
const megabyte = 1024 ** 2;

/** Fills a disk until only this much is free. */
function fill(file: string, folder: string, freeMegabytes: number): void {
  const block = Buffer.alloc(megabyte);
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize <= freeMegabytes * megabyte) return;
      appendFileSync(file, block);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

const askWhoIAm = (address: string, cookie: string) => send(address, '/users/me/details', { headers: { cookie } });

/** What is answered to a write, to reads, and to somebody who signs out and tries to come back with the same cookie. */
async function statusesOf(address: string, cookie: string) {
  const email = newEmail();
  const [write, call, page] = [await joinWaitlist(address, email), await readCall(address), await readPage(address)];
  const left = await send(address, '/auth/logout', { method: 'POST', headers: { cookie } });
  const { disk } = await readHealth(address);
  return {
    email,
    write: write.status,
    reads: [call.status, page.status],
    signOut: [left.status, (await askWhoIAm(address, cookie)).status],
    disk,
  };
}
type Statuses = Awaited<ReturnType<typeof statusesOf>>;

const isRefused = ({ write, reads, signOut, disk }: Statuses) =>
  write === 507 && reads.every((status) => status === 200) && signOut.join() === '200,401' && disk === 'full';
const present = ({ write, reads, signOut, disk }: Statuses) =>
  `a write ${write}, reads ${reads.join(' and ')}, a sign-out ${signOut.join(' and then ')}, /healthz disk ${String(disk)}`;

/** The disk of the data folder, a small one in memory, becomes nearly full, then full to the last byte, and then has room again. */
export async function fillDisk(): Promise<Seen> {
  const did = `a disk of ${diskMegabytes} MB with DATA_DIR was filled, first nearly, then to the last byte, and emptied`;
  const folder = newDataDir();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0711`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return { did, saw: 'nothing: only root may mount a small disk', isOk: false };
  }
  try {
    return { did, ...(await fillAndEmpty(folder)) };
  } finally {
    await endEverything({ keepsFolders: true });
    execFileSync('umount', ['-l', folder]);
  }
}

async function fillAndEmpty(folder: string): Promise<Pick<Seen, 'saw' | 'isOk'>> {
  const { address, child } = await startProgram(folder);
  const cookies = [await signIn(address, newEmail()), await signIn(address, newEmail())] as const;
  const filler = join(folder, 'filler');
  writeFileSync(filler, '');
  fill(filler, folder, 50);
  await untilTrue(async () => (await readHealth(address))['disk'] === 'full', 5_000);
  const nearly = await statusesOf(address, cookies[0]);
  fill(filler, folder, 0);
  const quite = await statusesOf(address, cookies[1]);
  rmSync(filler);
  const startedAt = performance.now();
  const isBack = await untilTrue(async () => (await joinWaitlist(address, newEmail())).status === 200, 60_000);
  const seconds = (performance.now() - startedAt) / 1_000;
  const refused = [nearly.email, quite.email].map((email) => `'${email}'`).join(', ');
  const rows = await readRows(folder, `select from waitlist_entries where email in (${refused})`);
  const areOut = await untilTrue(async () => (await readRows(folder, 'select from sessions')).length === 0, 10_000);
  const parts = globSync(join(folder, '**/*.part'));
  return {
    saw: `nearly full: ${present(nearly)}; full: ${present(quite)}; emptied: writes work again after ${isBack ? `${seconds.toFixed(1)} s` : 'NEVER'}; ${rows.length} refused rows and ${parts.length} parts of files are there; ended sessions are ${areOut ? '' : 'NOT '}deleted`,
    isOk: isRefused(nearly) && isRefused(quite) && isBack && rows.length === 0 && parts.length === 0 && areOut && child.exitCode === null,
  };
}
