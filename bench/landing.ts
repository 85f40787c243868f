import { brotliCompressSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium, quietFlags } from '../scripts/chromium.ts';
import { reservePorts } from '../scripts/reserve-ports.ts';
import { end, startOnCore } from './programs.ts';
import { atLeast, atMost, report } from './report.ts';

const port = await reservePorts(1);
const address = `http://127.0.0.1:${port}/`;

/** JavaScript before any interaction, in bytes of brotli: inline scripts and fetched ones. */
async function scriptBytes(audits: Record<string, { details?: unknown }>): Promise<number> {
  const html = await (await fetch(address)).text();
  const inline = [...html.matchAll(/<script(?![^>]*(?:ld\+json|\ssrc=))[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1] ?? '')
    .join('');
  const items = (audits['network-requests']?.details as { items?: { resourceType?: string; transferSize?: number }[] })?.items ?? [];
  const fetched = items.filter((item) => item.resourceType === 'Script').reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
  return fetched + brotliCompressSync(inline).length;
}

/** The landing page with Lighthouse's mobile settings and simulated throttling: the median of three runs by LCP. */
export async function benchLanding(dataDir: string): Promise<void> {
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const server = await startOnCore(0, [process.execPath, 'src/server/main.ts'], address, env);
  const chrome = await launch({ chromePath: findChromium(() => {}), chromeFlags: quietFlags, ignoreDefaultFlags: false });
  const runs = [];
  for (let round = 0; round < 3; round++) {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      logLevel: 'error',
    });
    if (result) runs.push(result.lhr);
  }
  chrome.kill();
  runs.sort(
    (one, other) =>
      (one.audits['largest-contentful-paint']?.numericValue ?? 0) - (other.audits['largest-contentful-paint']?.numericValue ?? 0),
  );
  const run = runs[1] ?? runs[0];
  if (!run) throw new Error('Lighthouse gave no result.');
  const javascript = await scriptBytes(run.audits);
  await end(server);
  const score = (name: string) => (run.categories[name]?.score ?? 0) * 100;
  report(
    'landing',
    [
      ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) => atLeast(name, score(name), 'points', 100)),
      atMost('LCP', (run.audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1_000, 's', 1.2),
      atMost('CLS', run.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN, '', 0),
      atMost('blocking time', run.audits['total-blocking-time']?.numericValue ?? Number.NaN, 'ms', 100),
      atMost('JavaScript before interaction', javascript / 1_024, 'KiB brotli', 12),
      atMost('whole page', (run.audits['total-byte-weight']?.numericValue ?? Number.NaN) / 1_024, 'KiB', 110),
    ],
    Object.values(run.audits)
      .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode !== 'informative')
      .map((audit) => audit.id)
      .join(' ') || undefined,
  );
}
