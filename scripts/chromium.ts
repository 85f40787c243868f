import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags for a browser that contacts nothing but the pages it opens. */
export const quietFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const found = () => [process.env['CHROMIUM_PATH'] ?? '', ...installed, chromium.executablePath()].find((path) => path && existsSync(path));

/** The path of a Chromium. Installs one if there is none: Playwright's, otherwise Debian's package. */
export function findChromium(print: (line: string) => void): string {
  const there = found();
  if (there) return there;
  print('Installing Chromium');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'ignore', timeout: 120_000 });
  if (!found()) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], { stdio: 'ignore' });
  }
  const path = found();
  if (!path) throw new Error('There is no Chromium and none could be installed. Install one, or set CHROMIUM_PATH.');
  return path;
}
