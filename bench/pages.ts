import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findChromium, quietFlags } from '../scripts/chromium.ts';
import { openDatabase } from '../src/server/database/connect.ts';
import { createLog } from '../src/server/http/log.ts';
import { openApp } from '../src/server/open-app.ts';
import { readEnvironment } from '../src/server/settings/environment.ts';
import { examples, managedPages, signedInPages } from '../tests/e2e/pages.ts';
import { firstTap } from './first-tap.ts';
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
  const answer = await page.goto(`${site}${address}`, { waitUntil: 'load' });
  if (answer?.status() !== 200) throw new Error(`${address} answers ${answer?.status()}.`);
  await page.waitForFunction(() => (window as unknown as { seen: { usableMs: number } }).seen.usableMs > 0);
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; usableMs: number } }).seen);
  await page.close();
  return { ...seen, requests, scriptBytes };
}

type Viewport = { width: number; height: number };

/** With Save-Data nothing is fetched ahead, so that only the first download is counted. */
async function openBrowser(browser: Browser, viewport: Viewport, cookie: string, savesData = true): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', hasTouch: true });
  if (savesData) await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const cookies = cookie
    .split('; ')
    .map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: site }));
  if (cookie !== '') await context.addCookies(cookies);
  return context;
}

/** The manager of a team in the demo data, which the server has loaded, with a member and an event of the team. */
async function openManager(folder: string) {
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const app = await openApp({ environment, log: createLog('silent'), database: await openDatabase(environment) });
  const { rows } = await app.database.pool.query<{ userId: string; teamId: string; memberId: string; eventId: string }>(
    `select m.user_id as "userId", m.team_id as "teamId", o.id as "memberId", e.id as "eventId"
     from users u
     join active_members m on m.user_id = u.id and m.role = 'owner'
     join active_members o on o.team_id = m.team_id and o.id <> m.id
     join team_events e on e.team_id = m.team_id and e.starts_at > now()
     where u.email = 'asha.rao@elevate.example'
     order by e.starts_at limit 1`,
  );
  const [manager] = rows;
  if (!manager) throw new Error('The demo data has no manager of a team with an event.');
  const cookie = await sessionCookie(app, manager.userId);
  await app.close();
  return { ...manager, cookie };
}

/** Every signed-in page and the landing page with a phone's processor and network: layout shifts, time until usable, requests, scripts. */
export async function benchPages(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pages');
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error' };
  const server = await startOnCore(0, [process.execPath, 'src/server/main.ts'], site, env);
  const { teamId, memberId, eventId, cookie } = await openManager(folder);
  const browser = await chromium.launch({ executablePath: findChromium(() => {}), args: quietFlags });
  const addressOf = (path: string) =>
    (examples[path] ?? path).replace('{team}', teamId).replace('{member}', memberId).replace('{event}', eventId);
  // The last is for those who have not completed the onboarding; the others are managed pages too.
  const left = ['/edit-players/[id]/[playerid]', '/edit-team/[id]', '/team/player-availability/[id]/[eventId]', '/dashboard/[u]'];
  for (const path of ['/', ...signedInPages, ...managedPages].filter((one) => !left.includes(one))) {
    for (const viewport of viewports) {
      const context = await openBrowser(browser, viewport, path === '/' ? '' : cookie);
      const loads: Load[] = [];
      for (let round = 0; round < rounds; round++) loads.push(await loadOnce(context, addressOf(path)));
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
  const taps: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await openBrowser(browser, viewports[0] as Viewport, cookie, false);
    taps.push(await firstTap(context, { address: `${site}/dashboard`, button: '[data-palette] button', file: /PaletteDialog/ }, slowdown));
    await context.close();
  }
  report('first tap', [atMost('to the search dialog, median', percentile(taps, 0.5), 'ms', 300)]);
  await browser.close();
  await end(server);
}
