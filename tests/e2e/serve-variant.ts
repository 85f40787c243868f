import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { emulatorVariables, startAuthEmulator } from './auth-emulator.ts';
import { startContentHost } from './content-host.ts';
import { startOpenIdHost } from './openid-host.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

// The product as operators configure it: `content` and services on other hosts, or with `keys` of outside services.
const variants: Record<string, () => Promise<Record<string, string>>> = {
  content: async () => ({
    CONTENT_API_URL: await startContentHost(),
    PUBLIC_STORAGE_URL: 'https://pictures.elevate.example/storage',
    PUBLIC_AUTH_URL: 'https://auth.elevate.example/',
    PUBLIC_PAYMENTS_URL: 'https://payments.elevate.example',
  }),
  keys: async () => ({
    PUBLIC_GOOGLE_MAPS_KEY: 'a-browser-key',
    PUBLIC_ANALYTICS_ID: 'G-TEST',
    ...emulatorVariables,
    ...(await startOpenIdHost()),
  }),
};

const name = process.argv[2] ?? '';
Object.assign(process.env, await variants[name]?.(), {
  DATA_DIR: temporaryFolder(`e2e-${name}`),
  LOG_LEVEL: 'error',
  SITE_DIR: `dist-${name}`,
});
// The emulator takes seconds to start, so it starts during the build.
await Promise.all([promisify(execFile)(process.execPath, ['scripts/build.ts']), name === 'keys' && startAuthEmulator()]);
await import('../../src/server/main.ts');
