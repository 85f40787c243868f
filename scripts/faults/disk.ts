import { execFileSync } from 'node:child_process';
import { globSync, rmSync, statfsSync, writeFileSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seen } from '../faults.ts';
import { endEverything, newDataDir, readRows, startProgram } from './program.ts';
import { joinWaitlist, newEmail, readCall, readHealth, readPage, untilTrue } from './requests.ts';

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

async function statusesOf(address: string) {
  const email = newEmail();
  const [write, call, page] = [await joinWaitlist(address, email), await readCall(address), await readPage(address)];
  const { disk } = await readHealth(address);
  return { email, write: write.status, reads: [call.status, page.status], disk };
}
type Statuses = Awaited<ReturnType<typeof statusesOf>>;

const isRefused = ({ write, reads, disk }: Statuses) => write === 507 && reads.every((status) => status === 200) && disk === 'full';
const present = ({ write, reads, disk }: Statuses) => `a write ${write}, reads ${reads.join(' and ')}, /healthz disk ${String(disk)}`;

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
  const filler = join(folder, 'filler');
  writeFileSync(filler, '');
  fill(filler, folder, 50);
  await untilTrue(async () => (await readHealth(address))['disk'] === 'full', 5_000);
  const nearly = await statusesOf(address);
  fill(filler, folder, 0);
  const quite = await statusesOf(address);
  rmSync(filler);
  const startedAt = performance.now();
  const isBack = await untilTrue(async () => (await joinWaitlist(address, newEmail())).status === 200, 60_000);
  const seconds = (performance.now() - startedAt) / 1_000;
  const refused = [nearly.email, quite.email].map((email) => `'${email}'`).join(', ');
  const rows = await readRows(folder, `select from waitlist_entries where email in (${refused})`);
  const parts = globSync(join(folder, '**/*.part'));
  return {
    saw: `nearly full: ${present(nearly)}; full: ${present(quite)}; emptied: writes work again after ${isBack ? `${seconds.toFixed(1)} s` : 'NEVER'}; ${rows.length} refused rows and ${parts.length} parts of files are there`,
    isOk: isRefused(nearly) && isRefused(quite) && isBack && rows.length === 0 && parts.length === 0 && child.exitCode === null,
  };
}
