import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium, quietFlags } from '../scripts/chromium.ts';
import { reservePorts } from '../scripts/reserve-ports.ts';
import { end, startOnCore } from './programs.ts';
import { atMost, plain, report } from './report.ts';
import { openSeason, seasonFolder } from './season.ts';
import { sessionCookie } from './session-cookie.ts';

const port = await reservePorts(1);
const site = `http://127.0.0.1:${port}`;
const rounds = 5;

const seconds = (audits: Record<string, { numericValue?: number }>, name: string) => (audits[name]?.numericValue ?? Number.NaN) / 1_000;

/**
 * The season of 40 players and 60 events in a browser, as a manager opens it on a phone: Lighthouse's mobile settings with simulated
 * throttling. Measures when it can be read (LCP) and when a tap is answered (TTI): the median of five runs.
 */
export async function benchGridPage(dataDir: string): Promise<void> {
  const { app, teamId, members, close } = await openSeason(dataDir);
  const [reader] = members;
  if (!reader) throw new Error('There is nobody in the team.');
  // Staff may press every cell, which makes the page heavier.
  await app.database.pool.query(`update team_members set role = 'manager' where team_id = $1 and id = $2`, [teamId, reader.id]);
  const cookie = await sessionCookie(app, reader.userId);
  await close();
  const address = `${site}/team-member/${teamId}?view=availability`;
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: seasonFolder(dataDir), LOG_LEVEL: 'error' };
  const server = await startOnCore(0, [process.execPath, 'src/server/main.ts'], site, env);
  const chrome = await launch({ chromePath: findChromium(() => {}), chromeFlags: quietFlags, ignoreDefaultFlags: false });
  const html = await (await fetch(address, { headers: { cookie } })).text();
  const cells = html.match(/role="gridcell"/g)?.length ?? 0;
  const runs = [];
  for (let round = 0; round < rounds; round++) {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyAudits: ['largest-contentful-paint', 'interactive', 'total-blocking-time', 'cumulative-layout-shift', 'total-byte-weight'],
      extraHeaders: { Cookie: cookie },
      logLevel: 'error',
    });
    if (result) runs.push(result.lhr.audits);
  }
  chrome.kill();
  await end(server);
  runs.sort((one, other) => seconds(one, 'interactive') - seconds(other, 'interactive'));
  const run = runs[Math.floor(runs.length / 2)];
  if (!run || cells === 0) throw new Error('The season did not open.');
  report('grid-page', [
    atMost('LCP', seconds(run, 'largest-contentful-paint'), 's', 1),
    atMost('TTI', seconds(run, 'interactive'), 's', 1),
    plain('TBT', run['total-blocking-time']?.numericValue ?? Number.NaN, 'ms'),
    plain('CLS', run['cumulative-layout-shift']?.numericValue ?? Number.NaN, ''),
    plain('page', html.length / 1_024, 'KiB unpacked'),
    plain('everything', (run['total-byte-weight']?.numericValue ?? Number.NaN) / 1_024, 'KiB'),
    plain('cells in the page', cells, ''),
  ]);
}
