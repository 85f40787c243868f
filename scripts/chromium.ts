import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without the code for windows, which headless tests never use: it takes two thirds of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const installed = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

/** One run at a time on this machine: apt-get refuses to start while another one runs, and two clones may be tested side by side. */
const aptGet = (...args: string[]) => spawnSync('flock', ['/run/lock/elevate-apt-get', 'apt-get', ...args], { stdio: 'ignore' });

const installWithApt = (...packages: string[]) => {
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...packages);
};

/** The path of a Chromium. Where Debian's packages can be installed, that is the headless shell; otherwise any, or Playwright's. */
export function findChromium(print: (line: string) => void): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && existsSync(chosen)) return chosen;
  if (!existsSync(headlessShell) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    print('Installing Chromium');
    installWithApt('chromium-headless-shell', 'fonts-liberation');
  }
  if (!found()) {
    print('Installing Chromium');
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'ignore', timeout: 120_000 });
  }
  if (!found()) installWithApt('chromium', 'fonts-liberation');
  const path = found();
  if (!path) throw new Error('There is no Chromium and none could be installed. Install one, or set CHROMIUM_PATH.');
  return path;
}
