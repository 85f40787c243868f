import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

type Program = { child: ChildProcess; output: () => string };

/** The program that `npm start` runs, on a port of its own; stopped with the running test at the latest. */
export function start(variables: Record<string, string>): Program {
  const child = spawn(process.execPath, ['src/server/main.ts'], { env: { ...process.env, LOG_LEVEL: 'error', PORT: '0', ...variables } });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: () => output };
}

/** The address of the program, once it answers. */
export async function started({ child, output }: Program): Promise<string> {
  while (!/Elevate is at (\S+)/.test(output())) {
    if (child.exitCode !== null) throw new Error(output());
    await once(child.stderr as NodeJS.ReadableStream, 'data');
  }
  return /Elevate is at (\S+)/.exec(output())?.[1] ?? '';
}
