import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { weighPage } from '../builders/page-weight.ts';
import { examples, managedPages, signedInPages, visitedPages } from './pages.ts';
import { plan } from './series.ts';
import { expect, signInQuietly, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addMember, makeTeam } from './teams.ts';

type Budget = { scriptKB: number; requests: number; totalKB: number };
/** A page with limits of its own says why. */
type Budgets = { signedIn: Budget; public: Budget; pages: Record<string, Budget & { because: string }> };

const budgets = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../bench/budgets.json'), 'utf8')) as Budgets;
const clientFolder = resolve(process.env['SITE_DIR'] || 'dist', 'client');

/** What a page exceeds, by its name: '/teams: 131.2 KB of script, at most 120'. */
function excess(path: string, html: string, general: Budget): string[] {
  const { scriptBytes, requests, totalBytes } = weighPage(html, clientFolder);
  const budget = budgets.pages[path] ?? general;
  const figures = [
    { value: scriptBytes / 1_000, most: budget.scriptKB, of: 'KB of script' },
    { value: requests, most: budget.requests, of: 'requests' },
    { value: totalBytes / 1_000, most: budget.totalKB, of: 'KB in all' },
  ];
  return figures
    .filter(({ value, most }) => value > most)
    .map(({ value, most, of }) => `${path}: ${value.toFixed(1)} ${of}, at most ${most}`);
}

test('no public page exceeds its budget of bench/budgets.json', async ({ request }) => {
  const over = [];
  for (const path of visitedPages) {
    const answer = await request.get(examples[path] ?? path);
    over.push(...excess(path, await answer.text(), budgets.public));
  }
  expect(over).toEqual([]);
});

test('no signed-in page exceeds its budget of bench/budgets.json', async ({ page, browser, baseURL }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const member = await addMember(page, team, { is_minor: true });
  const event = await plan(page, team);
  const addresses = [...signedInPages.filter((path) => path !== '/dashboard/[u]'), ...managedPages].map((path) => {
    const address = (examples[path] ?? path).replace('{team}', team).replace('{member}', member).replace('{event}', event);
    return { path, address: address.replace('[id]', team).replace('[playerid]', member) };
  });
  const over = [];
  for (const { path, address } of addresses) over.push(...excess(path, await (await page.request.get(address)).text(), budgets.signedIn));
  // Only who has not completed the onboarding sees this page.
  const newcomer = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signInQuietly(newcomer);
  over.push(...excess('/dashboard/[u]', await (await newcomer.request.get(examples['/dashboard/[u]'] ?? '')).text(), budgets.signedIn));
  await newcomer.close();
  expect(over).toEqual([]);
});
