import { siteData } from './site-data.ts';

// The program that `npm start` runs, with a data folder of its own. Tests set the network that they come from, so that rate limits count
// each separately.
process.env['DATA_DIR'] = await siteData('e2e');
process.env['LOG_LEVEL'] = 'error';
process.env['TRUSTED_PROXIES'] = '127.0.0.1,::1';
await import('../../src/server/main.ts');
