import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { runChecks } from './check.ts';
import { atLeastOneFailure, countBrowserTests, type BrowserStats, type Count } from './count-tests.ts';
import { failedByVitest, failedInBrowser, type BrowserReport, type VitestReport } from './failed-tests.ts';
import { takeTurns, type Turn } from './output-in-turn.ts';
import { runFolder } from './run-folder.ts';

const folder = runFolder();

const nextTurn = takeTurns((text) => process.stdout.write(text));
const running = new Set<ChildProcess>();
const stop = new AbortController();
// Ctrl-C reaches the child processes through the terminal. SIGTERM reaches only this process and is passed on as SIGINT, on which Vitest
// and Playwright clean up; on SIGTERM both would leave their servers and databases running.
process.on('SIGINT', () => stop.abort());
process.on('SIGTERM', () => {
  stop.abort();
  for (const child of running) child.kill('SIGINT');
});

/** Runs Node with these arguments and shows its output in this turn; resolves to its exit status. After a stop nothing is started. */
async function runNode(turn: Turn, args: string[], variables: Record<string, string> = {}): Promise<number | null> {
  if (stop.signal.aborted) return null;
  const colors: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...colors, ...variables },
  });
  running.add(child);
  turn.follow(child.stdout);
  turn.follow(child.stderr);
  const [status] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return status;
}

/** The failed tests of all runners, which are named again at the end: a log may be cut to its last lines. */
const failures: string[] = [];

async function runVitest(turn: Turn, name: string, args: readonly string[]): Promise<Count> {
  const report = join(folder, `${name}.json`);
  const program = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = await runNode(turn, [...program, ...args]);
  const read = readReport<VitestReport & { numPassedTests: number; numFailedTests: number }>(report);
  const { numPassedTests = 0, numFailedTests = 0 } = read;
  failures.push(...failedByVitest(read));
  return atLeastOneFailure({ passed: numPassedTests, failed: numFailedTests }, status);
}

/** One worker beside the two of the browser tests: two of each make the processor's caches cold for one another. */
const runApiTests = (turn: Turn) => runVitest(turn, 'api', ['--project=api', '--maxWorkers=1']);
const runOtherTests = (turn: Turn) => runVitest(turn, 'others', ['--project=!api']);

async function runBrowserTests(turn: Turn): Promise<Count> {
  const chromiumPath = findChromium((line) => turn.write(`${line}\n`));
  const report = join(folder, 'playwright.json');
  const status = await runNode(turn, ['node_modules/playwright/cli.js', 'test'], { CHROMIUM_PATH: chromiumPath, BROWSER_REPORT: report });
  const read = readReport<BrowserReport & { stats: BrowserStats }>(report);
  const stats: Partial<BrowserStats> = read.stats ?? {};
  failures.push(...failedInBrowser(read));
  if (stats.flaky) turn.write(`${stats.flaky} browser tests passed only when retried; they are named above and count as failed\n`);
  return countBrowserTests(stats, status);
}

function readReport<T>(path: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return {};
  }
}

/** Builds the site as `npm start` does, so that the browser tests see what users get. Resolves to whether it is built. */
async function buildSite(turn: Turn): Promise<boolean> {
  turn.write('Building the site\n');
  const program = "import { build } from './scripts/built.mjs'; process.exitCode = (await build()) ? 0 : 1;";
  return (await runNode(turn, ['--input-type=module', '-e', program])) === 0;
}

/** Runs one step after another in a turn of its own, which ends with them. */
async function inTurn<Result>(steps: (turn: Turn) => Promise<Result>): Promise<Result> {
  const turn = nextTurn();
  try {
    return await steps(turn);
  } finally {
    turn.end();
  }
}

const notBuilt: Count = { passed: 0, failed: 1 };
const prepared = Promise.withResolvers<{ isBuilt: boolean }>();

/** Makes what the suites need: the site, the database that they copy, and the variants; a variant that fails is reported by its server. */
async function prepare(turn: Turn): Promise<void> {
  await runNode(turn, ['tests/api/keep-cluster.ts']);
  const isBuilt = await buildSite(turn);
  if (isBuilt) await runNode(turn, ['tests/e2e/build-variants.ts']);
  prepared.resolve({ isBuilt });
}

// The suites wait for a database, a browser or a disk much of the time, so two of them keep two cores busier than one after the other. The tests
// that need no server come last, on both cores, because the API tests and the browser tests take about as long as each other.
const checks = inTurn((turn) => runChecks({ beside: () => prepare(turn), print: (line) => turn.write(`${line}\n`), stop: stop.signal }));
const browserTests = inTurn((turn) => prepared.promise.then(({ isBuilt }) => (isBuilt ? runBrowserTests(turn) : notBuilt)));
const apiTests = inTurn((turn) => prepared.promise.then(() => runApiTests(turn)));
const otherTests = inTurn((turn) => browserTests.then(() => runOtherTests(turn)));
const counts = await Promise.all([checks, browserTests, apiTests, otherTests]);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
