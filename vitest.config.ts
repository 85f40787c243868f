import { defineConfig } from 'vitest/config';
import { runFolder } from './scripts/run-folder.ts';

runFolder();

/** Where the process is that runs the code: not in the zone of a team or an event, nor in UTC, and often on the next day. */
const inJapan = { TZ: 'Asia/Tokyo' };

/** Node runs the TypeScript itself, as it runs the server; transforming every module took longer than most test files. */
const onNode = { viteModuleRunner: false, nodeLoader: false };

/** Whole pages are tested in a browser: see playwright.config.ts. */
export default defineConfig({
  test: {
    // Two cores, and each API test opens database connections of its own.
    maxWorkers: 2,
    pool: 'forks',
    // Modules are shared between the test files of a worker: loading the server for every file took longer than most tests.
    isolate: false,
    allowOnly: false,
    // Long enough for a machine that is busy with something else: these limits end what hangs, and measure nothing.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          env: inJapan,
          include: ['tests/pure/**/*.test.ts'],
          setupFiles: ['tests/architecture/no-noise.ts'],
          experimental: onNode,
        },
      },
      {
        extends: true,
        test: {
          name: 'stores',
          env: inJapan,
          include: ['tests/stores/**/*.test.ts'],
          setupFiles: ['tests/architecture/no-noise.ts'],
          // Code of the browser reads `import.meta.env`, which Vite fills.
          // Stores are modules with state, and these tests replace some of them.
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'islands',
          env: inJapan,
          include: ['tests/islands/**/*.test.tsx'],
          setupFiles: [
            'tests/architecture/no-noise.ts',
            'tests/islands/clean-up.ts',
            'tests/islands/notices.ts',
            'tests/islands/opened-page.ts',
          ],
          // What an island shows and sends in each of its states. How it looks, and what layout and focus need, is tested in a browser.
          environment: 'happy-dom',
          // Stores are modules with state.
          isolate: true,
        },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], experimental: onNode },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/start-database.ts'],
          setupFiles: ['tests/architecture/no-noise.ts', 'tests/api/drop-databases.ts'],
          execArgv: ['--import', './tests/api/load-server.ts'],
          experimental: onNode,
        },
      },
    ],
  },
});
