import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { runChecks } from './check.ts';

type Count = { passed: number; failed: number };

const say = (line: string) => process.stdout.write(`${line}\n`);
const reports = mkdtempSync(join(tmpdir(), 'elevate-reports-'));

/** A runner that ended badly without a failed test (it could not start, say) still counts as a failure. */
const atLeastOneFailure = (count: Count, status: number | null): Count =>
  status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

function runVitest(): Count {
  const report = join(reports, 'vitest.json');
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { stdio: 'inherit' },
  );
  const { numPassedTests = 0, numFailedTests = 0 } = readReport<{ numPassedTests?: number; numFailedTests?: number }>(report);
  return atLeastOneFailure({ passed: numPassedTests, failed: numFailedTests }, status);
}

function runBrowserTests(chromiumPath: string): Count {
  const report = join(reports, 'playwright.json');
  const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'test'], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromiumPath, BROWSER_REPORT: report },
  });
  const { stats } = readReport<{ stats?: { expected: number; unexpected: number; flaky: number } }>(report);
  return atLeastOneFailure({ passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }, status);
}

function readReport<T>(path: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return {};
  }
}

/** The build happens through the same script as `npm start`, so the browser sees what a user gets. */
function buildSite(): Count {
  say('Building the site');
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', "import { build } from './scripts/built.mjs'; build();"], {
    stdio: 'inherit',
  });
  return status === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 };
}

const counts: Count[] = [buildSite()];
counts.push(await runChecks());
counts.push(runVitest());
if (counts[0]?.failed === 0) counts.push(runBrowserTests(findChromium(say)));
rmSync(reports, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
