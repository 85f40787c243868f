import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findChromium, quietFlags } from '../scripts/chromium.ts';
import { openDatabase } from '../src/server/database/connect.ts';
import { createLog } from '../src/server/http/log.ts';
import { openApp } from '../src/server/open-app.ts';
import { readEnvironment } from '../src/server/settings/environment.ts';
import { examples, managedPages, signedInPages } from '../tests/e2e/pages.ts';
import { addBenchTeam } from './bench-team.ts';
import { end, startOnCore } from './programs.ts';
import { atMost, percentile, report } from './report.ts';
import { sessionCookie } from './session-cookie.ts';

const port = 4389;
const site = `http://127.0.0.1:${port}`;
const rounds = Number(process.env['BENCH_ROUNDS'] || 5);
const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** Lighthouse's mobile profile. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: (1_638.4 * 1_024) / 8, uploadThroughput: (750 * 1_024) / 8 };
const slowdown = 4;

/** Runs in the page before its own scripts: adds up layout shifts, and notes when the islands that load at once are hydrated. */
function observe(): void {
  const seen = { shift: 0, usableMs: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const isUsable = () => document.readyState !== 'loading' && !document.querySelector('astro-island[ssr][opts*="now"]');
  const look = () => {
    if (isUsable()) seen.usableMs = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

type Load = { shift: number; usableMs: number; requests: number; scriptBytes: number };

async function loadOnce(context: BrowserContext, address: string): Promise<Load> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let requests = 0;
  let scriptBytes = 0;
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', slowNetwork);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(`${site}${address}`, { waitUntil: 'load' });
  await page.waitForFunction(() => (window as unknown as { seen: { usableMs: number } }).seen.usableMs > 0);
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; usableMs: number } }).seen);
  await page.close();
  return { ...seen, requests, scriptBytes };
}

async function openBrowser(browser: Browser, viewport: { width: number; height: number }, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  // With Save-Data nothing is fetched ahead, so that only the first download is counted.
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const cookies = cookie
    .split('; ')
    .map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: site }));
  await context.addCookies(cookies);
  return context;
}

async function openTeam(dataDir: string) {
  const folder = join(dataDir, 'pages');
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const app = await openApp({ environment, log: createLog('silent'), database: await openDatabase(environment) });
  const { teamId, members, eventIds } = await addBenchTeam(app.database.pool, 16, 12);
  const [reader, other] = members;
  if (!reader || !other) throw new Error('There is nobody in the team.');
  await app.database.pool.query(`update team_members set role = 'owner' where team_id = $1 and id = $2`, [teamId, reader.id]);
  const cookie = await sessionCookie(app, reader.userId);
  await app.close();
  return { folder, teamId, memberId: other.id, eventId: eventIds[0] ?? '', cookie };
}

/** Every signed-in page and the landing page with a phone's processor and network: layout shifts, time until usable, requests, scripts. */
export async function benchPages(dataDir: string): Promise<void> {
  const { folder, teamId, memberId, eventId, cookie } = await openTeam(dataDir);
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error' };
  const server = await startOnCore(0, [process.execPath, 'src/server/main.ts'], site, env);
  const browser = await chromium.launch({ executablePath: findChromium(() => {}), args: quietFlags });
  const event = `/team/player-availability/${teamId}/${eventId}`;
  const addressOf = (path: string) => (examples[path] ?? path).replace('{team}', teamId).replace('{member}', memberId);
  const own: Record<string, string> = { '/team/player-availability/[id]/[eventId]': event, '/dashboard/[u]': '/dashboard' };
  for (const path of ['/', ...new Set([...signedInPages, ...managedPages])].filter(
    (one) => !one.includes('[playerid]') && one !== '/edit-team/[id]',
  )) {
    for (const viewport of viewports) {
      const context = await openBrowser(browser, viewport, path === '/' ? '' : cookie);
      const loads: Load[] = [];
      for (let round = 0; round < rounds; round++) loads.push(await loadOnce(context, own[path] ?? addressOf(path)));
      await context.close();
      const median = (of: (load: Load) => number) => percentile(loads.map(of), 0.5);
      report(`page ${path} ${viewport.width}`, [
        atMost('layout shift, worst', Math.max(...loads.map(({ shift }) => shift)), '', 0),
        atMost('usable, median', median(({ usableMs }) => usableMs) / 1_000, 's', 1.5),
        atMost(
          'requests',
          median(({ requests }) => requests),
          '',
          30,
        ),
        atMost('scripts', median(({ scriptBytes }) => scriptBytes) / 1_000, 'KB', path === '/' ? 12 : 120),
      ]);
    }
  }
  await browser.close();
  await end(server);
}
