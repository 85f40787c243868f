import { defineConfig, devices } from 'playwright/test';
import { quietFlags } from './scripts/chromium.ts';
import { runFolder } from './scripts/run-folder.ts';
import { browserFlags } from './tests/e2e/auth-emulator.ts';
import { ports, siteAt } from './tests/e2e/ports.ts';

runFolder();

/** The test command reads the numbers of passed and failed tests from this file. */
const report = process.env['BROWSER_REPORT'];

const serve = (program: string, atPort: number) => ({
  command: `${process.execPath} ${program}`,
  url: `http://localhost:${atPort}/healthz`,
  env: { PORT: String(atPort) },
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // In CI a failing test is retried once, to show whether it fails always. One that passes then counts as failed, too.
  failOnFlakyTests: true,
  retries: process.env['CI'] ? 1 : 0,
  // Long enough for a machine that is busy with something else: these limits end what hangs, and measure nothing.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: siteAt(ports.site),
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: [...quietFlags, ...browserFlags] },
    trace: 'off',
    // It takes a tenth of the time of all tests together. Tests about what moves ask for motion with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } }],
  // The web servers start one after another: each builds the site, and two cores are fastest with one build at a time.
  webServer: [
    serve('tests/e2e/serve.ts', ports.site),
    serve('tests/e2e/serve-model.ts', ports.model),
    // With E2E_SITE_ONLY only the site starts, which is quicker while writing one test.
    ...(process.env['E2E_SITE_ONLY']
      ? []
      : [serve('tests/e2e/serve-variant.ts content', ports.content), serve('tests/e2e/serve-variant.ts keys', ports.keys)]),
  ],
});
