import { build } from '../../scripts/built.mjs';
import { collectEditorial } from '../../src/editorial/collect-editorial.ts';
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
const dataDir = temporaryFolder(`e2e-${name}`);
Object.assign(process.env, await variants[name]?.(), { DATA_DIR: dataDir, LOG_LEVEL: 'error', SITE_DIR: `dist-${name}` });
// The emulator takes seconds to start, so it starts during the build.
const [isBuilt] = await Promise.all([build({ CONTENT_API_URL: 'tests/e2e/content-host.ts' }), name === 'keys' && startAuthEmulator()]);
if (!isBuilt) process.exit(1);
// The server answers with the content of this folder, which is empty where nothing had to be built.
await collectEditorial({ dataDir, contentApiUrl: process.env['CONTENT_API_URL'], report: () => {} });
await import('../../src/server/main.ts');
