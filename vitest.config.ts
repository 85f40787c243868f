import { defineConfig } from 'vitest/config';
import { runFolder } from './scripts/run-folder.ts';

runFolder();

/** Islands are tested where they live, in a browser: playwright.config.ts. */
export default defineConfig({
  test: {
    // Two cores, and each api test brings a database connection of its own.
    maxWorkers: 2,
    pool: 'forks',
    // The server is loaded once a worker, not once a file: that took longer than the tests of most files.
    isolate: false,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/pure/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          setupFiles: ['tests/architecture/no-noise.ts'],
          // Property tests count in thousands of dates.
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 20_000 } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/start-database.ts'],
          setupFiles: ['tests/architecture/no-noise.ts', 'tests/api/drop-databases.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
