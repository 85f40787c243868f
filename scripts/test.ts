import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { runChecks } from './check.ts';
import { atLeastOneFailure, countBrowserTests, type BrowserStats, type Count } from './count-tests.ts';
import { runFolder } from './run-folder.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = runFolder();

let running: ChildProcess | undefined;
let isStopped = false;
// Ctrl-C reaches the child processes through the terminal. SIGTERM reaches only this process and is passed on as SIGINT, on which Vitest
// and Playwright clean up; on SIGTERM both would leave their servers and databases running.
process.on('SIGINT', () => {
  isStopped = true;
});
process.on('SIGTERM', () => {
  isStopped = true;
  running?.kill('SIGINT');
});

/** Runs Node with these arguments; resolves to its exit status. After a stop nothing is started. */
async function runNode(args: string[], variables: Record<string, string> = {}): Promise<number | null> {
  if (isStopped) return null;
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...variables } });
  running = child;
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

async function runVitest(): Promise<Count> {
  const report = join(folder, 'vitest.json');
  const status = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport<{ numPassedTests?: number; numFailedTests?: number }>(report);
  return atLeastOneFailure({ passed: numPassedTests, failed: numFailedTests }, status);
}

async function runBrowserTests(chromiumPath: string): Promise<Count> {
  const report = join(folder, 'playwright.json');
  const status = await runNode(['node_modules/playwright/cli.js', 'test'], { CHROMIUM_PATH: chromiumPath, BROWSER_REPORT: report });
  const stats: Partial<BrowserStats> = readReport<{ stats: BrowserStats }>(report).stats ?? {};
  if (stats.flaky) print(`${stats.flaky} browser tests passed only when retried; they are named above and count as failed`);
  return countBrowserTests(stats, status);
}

function readReport<T>(path: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return {};
  }
}

/**
 * Builds the site as `npm start` does, so that the browser tests see what users get, and then the variants that they need. Resolves to
 * whether the site is built; a variant that could not be built fails when its server starts.
 */
async function buildSites(): Promise<boolean> {
  print('Building the site');
  const program = "import { build } from './scripts/built.mjs'; process.exitCode = (await build()) ? 0 : 1;";
  if ((await runNode(['--input-type=module', '-e', program])) !== 0) return false;
  await runNode(['tests/e2e/build-variants.ts']);
  return true;
}

let isBuilt = false;
const counts: Count[] = [
  // A build uses one core, so the checks run on the other.
  await runChecks(async () => {
    isBuilt = await buildSites();
  }),
];
counts.push(isBuilt ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 });
counts.push(await runVitest());
if (isBuilt) counts.push(await runBrowserTests(findChromium(print)));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
