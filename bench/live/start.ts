import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { reservePorts } from '../../scripts/reserve-ports.ts';

export const port = await reservePorts(1);
export const address = `http://127.0.0.1:${port}`;

const program = ['--expose-gc', '--import', './bench/live/memory-probe.ts', 'src/server/main.ts'];

const answers = () =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the server on one core, to be asked for the memory it uses. */
export async function startMeasured(folder: string) {
  if (await answers()) throw new Error(`Something else answers at ${address}.`);
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn', DEMO_DATA: '0' };
  const child = spawn('taskset', ['-c', '0', process.execPath, ...program], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env });
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The server ended.');
    await delay(100);
  }
  return {
    child,
    /** Bytes in use once garbage is collected. */
    async memory(): Promise<NodeJS.MemoryUsage> {
      child.send('memory');
      const [usage] = (await once(child, 'message')) as [NodeJS.MemoryUsage];
      return usage;
    },
  };
}
