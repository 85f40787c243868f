import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The program that `npm start` runs, on a data folder of its own.
process.env['DATA_DIR'] = mkdtempSync(join(tmpdir(), 'elevate-e2e-'));
process.env['LOG_LEVEL'] = 'error';
await import('../../src/server/main.ts');
