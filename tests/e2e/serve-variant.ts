import { collectEditorial } from '../../src/editorial/collect-editorial.ts';
import { startAuthEmulator } from './auth-emulator.ts';
import { startOpenIdHost } from './openid-host.ts';
import { siteData } from './site-data.ts';
import { buildVariant, type Variant } from './variants.ts';

const name = process.argv[2] as Variant;
// The emulator takes seconds to start, so it starts during the build.
const [variables, dataDir, hosts] = await Promise.all([
  buildVariant(name),
  siteData(`e2e-${name}`),
  name === 'keys' ? startOpenIdHost() : {},
  name === 'keys' && startAuthEmulator(),
]);
Object.assign(process.env, variables, hosts, { DATA_DIR: dataDir, LOG_LEVEL: 'error' });
// The server answers with the content of its data folder, which is empty where nothing had to be built.
await collectEditorial({ dataDir, contentApiUrl: variables['CONTENT_API_URL'], report: () => {} });
await import('../../src/server/main.ts');
