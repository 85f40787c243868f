import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { reservePorts } from '../scripts/reserve-ports.ts';
import { end } from './programs.ts';
import { atMost, report } from './report.ts';

const port = await reservePorts(1);

/** From `npm start` (installed, built, loaded) to the first byte of a page, in seconds: the median of five. */
export async function benchStart(dataDir: string): Promise<void> {
  const seconds: number[] = [];
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
    await end(child);
  }
  seconds.sort((one, other) => one - other);
  report('start', [atMost('start to first page, median of 5', seconds[2] ?? Number.NaN, 's', 3)]);
}
