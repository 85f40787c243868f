import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { reservePorts } from '../scripts/reserve-ports.ts';
import { end } from './programs.ts';
import { atMost, report } from './report.ts';

const port = await reservePorts(1);

/** Until the assistant has warmed up, and what only the start needed is given back. */
const restMs = 25_000;

/** The resident memory of the program that `npm start` runs, in MB, without the database. */
function residentMb(parent: number): number {
  const pid = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')[0] ?? '';
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

/** From `npm start` (installed, built, loaded) to the first byte of a page, in seconds: the median of five; and the memory at rest. */
export async function benchStart(dataDir: string): Promise<void> {
  const seconds: number[] = [];
  let memoryMb = Number.NaN;
  for (let round = 0; round < 5; round++) {
    const startedAt = performance.now();
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      stdio: 'ignore',
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    });
    while (
      !(await fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.ok,
        () => false,
      ))
    ) {
      if (performance.now() - startedAt > 60_000) throw new Error('The server did not start within a minute.');
      await delay(10);
    }
    seconds.push((performance.now() - startedAt) / 1_000);
    if (round === 4) {
      await delay(restMs);
      memoryMb = residentMb(child.pid ?? 0);
    }
    await end(child);
  }
  seconds.sort((one, other) => one - other);
  report('start', [
    atMost('start to first page, median of 5', seconds[2] ?? Number.NaN, 's', 3),
    atMost('memory at rest', memoryMb, 'MB', 201),
  ]);
}
